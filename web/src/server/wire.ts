/** What the server sends and takes, as JSON. Generated: do not edit, but run
 * `python -m raiatea.server.client_types > web/src/server/wire.ts`. */

export const COMMODITIES = ['uru', 'taro', 'mahi-mahi', 'tiare'] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const ASSISTANTS = ['collector', 'merchant', 'shaman', 'pearl-diver'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

export const LOCATIONS = ['forest', 'marae', 'reef', 'path', 'neighbourhood', 'market'] as const;
export type LocationId = (typeof LOCATIONS)[number];

export const RANKS = ['raatira', 'ariki', 'arioi', 'tahua'] as const;
export type RankId = (typeof RANKS)[number];

export const PILES = ['normal', 'forbidden'] as const;
export type Pile = (typeof PILES)[number];

export const VARIANTS = ['tane', 'oracle', 'mana-shortage'] as const;
export type Variant = (typeof VARIANTS)[number];

export const SEAT_KINDS = ['here', 'link', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const HINTS = ['off', 'alone', 'shown'] as const;
export type HintsAllowed = (typeof HINTS)[number];

export const HOOK_SHAPES = ['plain', 'discord', 'slack', 'mattermost'] as const;
export type HookShape = (typeof HOOK_SHAPES)[number];

export const SWITCHES = { tracked: false, chat: true };
export type Switch = keyof typeof SWITCHES;

export const TOGETHER = ['Dance', 'BuyRituals', 'Prepare', 'Offer', 'Bid', 'KeepTogether'] as const;

export const HIRE_PRICE = 2 as const;

export const RITUAL_PRICE = 3 as const;

export const LENGTHS = {'round':[2400,1600,800],'step':[1600,1000,500],'place':[1600,1000,450],'die':[3600,2200,1000],'piece':[1400,850,400],'gain':[900,550,250],'trade':[1800,1100,500],'track':[1200,750,350],'rank':[2400,1500,700],'forest':[1400,900,400],'rituals':[1200,700,300],'offerings':[6000,4000,2000],'auction':[6000,4000,2000],'gift':[1400,850,400],'row':[2400,1500,700],'ritual':[2800,1700,800],'lost':[4000,2600,1300],'mission':[2400,1500,700],'statue':[3000,2000,900],'against':[2200,1400,650],'end':[2400,1600,800],'told':[900,550,250]} as const;

export const LEAST_SEATS = 3 as const;

export const MOST_SEATS = 5 as const;

export const LONGEST_NAME = 24 as const;

export const SHORTEST_OWN_NAME = 2 as const;

export const LONGEST_OWN_NAME = 16 as const;

export const MOST_OF_MINE = 30 as const;

export const ANY_CARDS_BOT = 'skilled' as const;

export const POINT_SOURCES = ['rank', 'rituals', 'missions', 'masks'] as const;

export type Seat = number;

export type Colour = number;

export type Judge = 'skilled' | 'learned';

export type Event =
  | { event: 'answered'; seat: Seat }
  | { event: 'withdrew'; seat: Seat }
  | { event: 'started'; seat: Seat }
  | { event: 'round'; number: number; round: string }
  | { event: 'chose location'; seat: Seat; location: LocationId }
  | { event: 'rolled'; seat: Seat; face: number; assistant: Assistant | null; chances: Chances[] }
  | { event: 'pearls'; seat: Seat; amount: number }
  | { event: 'mana'; seat: Seat; amount: number }
  | { event: 'priests'; seat: Seat; amount: number; total: number }
  | { event: 'tattoos'; seat: Seat; amount: number; space: number; rank: RankId | null }
  | { event: 'became tahua'; seat: Seat }
  | { event: 'declined'; seat: Seat }
  | { event: 'turned up'; cards: string[] }
  | { event: 'forest to markets'; cards: string[] }
  | { event: 'new forest pile'; number: number }
  | { event: 'took card'; seat: Seat; card: string }
  | { event: 'took commodity'; seat: Seat; commodity: Commodity }
  | { event: 'took assistant'; seat: Seat; assistant: Assistant }
  | { event: 'took mask'; seat: Seat; mask: string }
  | { event: 'gave mask'; seat: Seat; mask: string }
  | { event: 'price'; commodity: Commodity; space: number }
  | { event: 'sacrificed'; seat: Seat; commodity: Commodity }
  | { event: 'sold'; seat: Seat; commodity: Commodity; space: number }
  | { event: 'hired'; seat: Seat; assistant: Assistant; pearls: number }
  | { event: 'used'; seat: Seat; assistant: Assistant }
  | { event: 'reactivated'; seat: Seat; assistant: Assistant }
  | { event: 'joined mirror'; seat: Seat; mask: string }
  | { event: 'drew'; seat: Seat; pile: Pile; number: number }
  | { event: 'saw'; seat: Seat; rituals: string[] }
  | { event: 'kept'; seat: Seat; number: number }
  | { event: 'kept ritual'; seat: Seat; ritual: string }
  | { event: 'shuffled'; pile: Pile; number: number }
  | { event: 'bought'; seat: Seat; pile: Pile; mana: number }
  | { event: 'offered'; seat: Seat; amount: number }
  | { event: 'order'; seats: Seat[] }
  | { event: 'bag'; mana: number }
  | { event: 'gift'; seat: Seat; gift: string }
  | { event: 'row'; rituals: Rituals[] }
  | { event: 'performed'; seat: Seat | null; ritual: string; from: 'row' | 'hand'; paid: number; bag: number }
  | { event: 'no effect'; ritual: string; owner: Seat | null; cost: number; bag: number }
  | { event: 'put in front'; seat: Seat; ritual: string }
  | { event: 'statue'; statue: number; missions: string[] }
  | { event: 'fulfilled'; seat: Seat; space: string; mission: string }
  | { event: 'paid commodity'; seat: Seat; commodity: Commodity; amount: number }
  | { event: 'paid mask'; seat: Seat; mask: string }
  | { event: 'paid ritual'; seat: Seat; pile: Pile }
  | { event: 'bid'; seat: Seat; amount: number; space: string; mission: string }
  | { event: 'won auction'; seat: Seat; space: string; mission: string }
  | { event: 'took pearls'; seat: Seat; victim: Seat; amount: number }
  | { event: 'stole commodity'; seat: Seat; victim: Seat }
  | { event: 'stolen commodity'; seat: Seat; victim: Seat; commodity: Commodity }
  | { event: 'stole mask'; seat: Seat; victim: Seat; mask: string }
  | { event: 'silenced'; seat: Seat; ritual: string; owner: Seat }
  | { event: 'lost priests'; seat: Seat; amount: number; total: number }
  | { event: 'lost pearls'; seat: Seat; amount: number }
  | { event: 'handed commodity'; seat: Seat; receiver: Seat; commodity: Commodity }
  | { event: 'passed'; seat: Seat }
  | { event: 'game over'; winner: Seat }
  | { event: 'undone'; seat: Seat; since?: number; takeback?: number }
  | { event: 'committed'; seat: Seat; number: number; commitment: string };

export type Frame =
  | { step: 'FifthPlayersRituals' }
  | { step: 'NextRound' }
  | { step: 'NextPlayer'; turn: number }
  | { step: 'ChooseLocation'; seat: Seat }
  | { step: 'GameOver' }
  | { step: 'Linger'; seat: Seat }
  | { step: 'LastMirrors'; seat: Seat }
  | { step: 'RefreshForest' }
  | { step: 'ForestPick'; seat: Seat; collector: boolean }
  | { step: 'AlsoTakeCommodity'; seat: Seat }
  | { step: 'MaraeTurn'; seat: Seat; sacrifices: number; draws: number }
  | { step: 'PathTurn'; seat: Seat; bonus: boolean }
  | { step: 'KahunaMission'; seat: Seat; after: boolean }
  | { step: 'Exchange'; turn: number; givers: Seat[]; bonus: boolean }
  | { step: 'GiveMask'; seat: Seat; turn: number; givers: Seat[]; bonus: boolean }
  | { step: 'TakeBack'; seat: Seat }
  | { step: 'MarketTurn'; seat: Seat; sales: number; hires: number; merchants: boolean }
  | { step: 'FinishSale'; commodity: Commodity }
  | { step: 'Dance' }
  | { step: 'BuyRituals' }
  | { step: 'Prepare' }
  | { step: 'Offer' }
  | { step: 'NextGift'; place: number; left: string[] }
  | { step: 'ChooseGift'; seat: Seat; place: number; left: string[] }
  | { step: 'EndCeremony' }
  | { step: 'LayRow' }
  | { step: 'LayInOrder'; seat: Seat; start: number; number: number }
  | { step: 'PerformRow' }
  | { step: 'Construction' }
  | { step: 'NextBuilder'; place: number; fulfilled: boolean }
  | { step: 'Build'; seat: Seat; place: number; fulfilled: boolean }
  | { step: 'Pay'; seat: Seat; space: string }
  | { step: 'PayCommodity'; seat: Seat; mission: string; left: number; paid: Commodity[] }
  | { step: 'PayMask'; seat: Seat; mission: string; left: number }
  | { step: 'PayRitual'; seat: Seat; left: number }
  | { step: 'GainToken'; seat: Seat; space: string }
  | { step: 'SecondMission'; seat: Seat }
  | { step: 'FulfilByEffect'; seat: Seat; may: boolean; free: boolean }
  | { step: 'HoldAuctions' }
  | { step: 'Bid'; space: string }
  | { step: 'Keep'; seat: Seat; number: number }
  | { step: 'KeepTogether'; setup: boolean }
  | { step: 'DrawFrom'; seat: Seat; keep: number; may: boolean }
  | { step: 'RunEffect'; effect: string; seat: Seat | null; may: boolean }
  | { step: 'FinishRitual'; ritual: string; owner: Seat | null }
  | { step: 'PerformFree'; seat: Seat; may: boolean }
  | { step: 'TakeCommodity'; seat: Seat; number: number; may: boolean }
  | { step: 'TakeAssistant'; seat: Seat; number: number; may: boolean }
  | { step: 'TakeMask'; seat: Seat; number: number; may: boolean }
  | { step: 'Reactivate'; seat: Seat; number: number; may: boolean }
  | { step: 'AdvanceTattoo'; seat: Seat }
  | { step: 'CarryOutPriestTrack'; seat: Seat }
  | { step: 'Treasure'; seat: Seat; card: string }
  | { step: 'TakeShown'; seat: Seat; number: number }
  | { step: 'ShownToMarkets'; number: number }
  | { step: 'ChoosePlayer'; seat: Seat; effect: string }
  | { step: 'StealMask'; seat: Seat; victim: Seat }
  | { step: 'SilenceRitual'; seat: Seat }
  | { step: 'HandOver'; seat: Seat; receiver: Seat; pearls: number };

export type AskedMove =
  | { verb: 'go'; location: LocationId; move: string; says: Saying; terms: Terms }
  | { verb: 'take'; card: string; move: string; says: Saying; terms: Terms }
  | { verb: 'pass'; move: string; says: Saying; terms: Terms }
  | { verb: 'done'; move: string; says: Saying; terms: Terms }
  | { verb: 'collector'; move: string; says: Saying; terms: Terms }
  | { verb: 'commodity'; commodity: Commodity; move: string; says: Saying; terms: Terms }
  | { verb: 'assistant'; assistant: Assistant; move: string; says: Saying; terms: Terms }
  | { verb: 'mask'; mask: string; move: string; says: Saying; terms: Terms }
  | { verb: 'tattoo'; move: string; says: Saying; terms: Terms }
  | { verb: 'sacrifice'; commodity: Commodity; move: string; says: Saying; terms: Terms }
  | { verb: 'draw'; pile: Pile; move: string; says: Saying; terms: Terms }
  | { verb: 'keep'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'recruit'; amount: number; move: string; says: Saying; terms: Terms }
  | { verb: 'recruit only'; amount: number; move: string; says: Saying; terms: Terms }
  | { verb: 'give'; mask: string; move: string; says: Saying; terms: Terms }
  | { verb: 'fulfil'; space: string; move: string; says: Saying; terms: Terms }
  | { verb: 'sell'; commodity: Commodity; price: number; move: string; says: Saying; terms: Terms }
  | { verb: 'hire'; assistant: Assistant; move: string; says: Saying; terms: Terms }
  | { verb: 'merchant'; commodity: Commodity; move: string; says: Saying; terms: Terms }
  | { verb: 'shaman'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'join'; mask: string; move: string; says: Saying; terms: Terms }
  | { verb: 'buy'; pile: Pile; move: string; says: Saying; terms: Terms }
  | { verb: 'prepare'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'offer'; amount: number; move: string; says: Saying; terms: Terms }
  | { verb: 'bid'; amount: number; move: string; says: Saying; terms: Terms }
  | { verb: 'gift'; gift: string; move: string; says: Saying; terms: Terms }
  | { verb: 'lay'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'perform'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'reactivate'; assistant: Assistant; move: string; says: Saying; terms: Terms }
  | { verb: 'player'; player: Seat; move: string; says: Saying; terms: Terms }
  | { verb: 'silence'; place: number; move: string; says: Saying; terms: Terms }
  | { verb: 'steal'; mask: string; move: string; says: Saying; terms: Terms }
  | { verb: 'pay'; commodity: Commodity; move: string; says: Saying; terms: Terms }
  | { verb: 'pay mask'; mask: string; move: string; says: Saying; terms: Terms }
  | { verb: 'pay ritual'; ritual: string; move: string; says: Saying; terms: Terms }
  | { verb: 'hand'; commodity: Commodity; move: string; says: Saying; terms: Terms }
  | { verb: 'hand pearls'; move: string; says: Saying; terms: Terms };

export type Move =
  | { verb: 'go'; location: LocationId; move: string; says?: Saying }
  | { verb: 'take'; card: string; move: string; says?: Saying }
  | { verb: 'pass'; move: string; says?: Saying }
  | { verb: 'done'; move: string; says?: Saying }
  | { verb: 'collector'; move: string; says?: Saying }
  | { verb: 'commodity'; commodity: Commodity; move: string; says?: Saying }
  | { verb: 'assistant'; assistant: Assistant; move: string; says?: Saying }
  | { verb: 'mask'; mask: string; move: string; says?: Saying }
  | { verb: 'tattoo'; move: string; says?: Saying }
  | { verb: 'sacrifice'; commodity: Commodity; move: string; says?: Saying }
  | { verb: 'draw'; pile: Pile; move: string; says?: Saying }
  | { verb: 'keep'; ritual: string; move: string; says?: Saying }
  | { verb: 'recruit'; amount: number; move: string; says?: Saying }
  | { verb: 'recruit only'; amount: number; move: string; says?: Saying }
  | { verb: 'give'; mask: string; move: string; says?: Saying }
  | { verb: 'fulfil'; space: string; move: string; says?: Saying }
  | { verb: 'sell'; commodity: Commodity; price: number; move: string; says?: Saying }
  | { verb: 'hire'; assistant: Assistant; move: string; says?: Saying }
  | { verb: 'merchant'; commodity: Commodity; move: string; says?: Saying }
  | { verb: 'shaman'; ritual: string; move: string; says?: Saying }
  | { verb: 'join'; mask: string; move: string; says?: Saying }
  | { verb: 'buy'; pile: Pile; move: string; says?: Saying }
  | { verb: 'prepare'; ritual: string; move: string; says?: Saying }
  | { verb: 'offer'; amount: number; move: string; says?: Saying }
  | { verb: 'bid'; amount: number; move: string; says?: Saying }
  | { verb: 'gift'; gift: string; move: string; says?: Saying }
  | { verb: 'lay'; ritual: string; move: string; says?: Saying }
  | { verb: 'perform'; ritual: string; move: string; says?: Saying }
  | { verb: 'reactivate'; assistant: Assistant; move: string; says?: Saying }
  | { verb: 'player'; player: Seat; move: string; says?: Saying }
  | { verb: 'silence'; place: number; move: string; says?: Saying }
  | { verb: 'steal'; mask: string; move: string; says?: Saying }
  | { verb: 'pay'; commodity: Commodity; move: string; says?: Saying }
  | { verb: 'pay mask'; mask: string; move: string; says?: Saying }
  | { verb: 'pay ritual'; ritual: string; move: string; says?: Saying }
  | { verb: 'hand'; commodity: Commodity; move: string; says?: Saying }
  | { verb: 'hand pearls'; move: string; says?: Saying };

export type Value = number | string | Thing | Thing[];

export type Message =
  | { type: 'hello'; secret: string; since?: number | null }
  | { type: 'move'; decision: number; move: string; id: string }
  | { type: 'withdraw'; id: string }
  | { type: 'undo'; id: string }
  | { type: 'takeback'; agree: boolean; id: string }
  | { type: 'plan'; question: string; moves: string[]; id: string }
  | { type: 'chat'; text: string; id: string }
  | { type: 'why'; id: string; move: string }
  | { type: 'ping'; version?: number | null };

export type News =
  | { type: 'state'; table: Table; state: State }
  | { type: 'lobby'; table: Table }
  | { type: 'update'; state: State }
  | { type: 'table'; table: Table }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'rematch'; table: string; secret: string }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; status: number; error: string; message: string; rule?: string; refusal?: Why }
  | { type: 'why'; id: string; why: Why | null }
  | { type: 'pong' };

export interface Chances {
  seat: Seat;
  short: number;
}

export interface Rituals {
  ritual: string;
  owner: Seat | null;
}

/** A message with what it tells of; behind a dot stands the attribute that is meant. */
export interface Saying {
  message: string;
  variables: Record<string, Value>;
}

/** What kind of answer a move is, what it costs and brings, and what to note of it. `rolls` and `reveals` say that a die or cards decide, so that it cannot be undone; `loses` that something free is given up. */
export interface Terms {
  kind: 'choice' | 'do' | 'end' | 'forgo';
  cost: Item[];
  gain: Item[];
  note: Saying | null;
  rolls: boolean;
  reveals: boolean;
  loses: boolean;
}

/** A player by their seat, or a thing by the message of its name. `about` is the piece on the table; `variables` are those of the name, where it has any. */
export interface Thing {
  seat?: number | null;
  name?: string | null;
  about?: string | null;
  variables?: Record<string, Value>;
}

/** A table as anybody at it may know it; times are seconds, `created` since 1970. */
export interface Table {
  tracked?: boolean;
  chat?: boolean;
  hints?: HintsAllowed;
  table: string;
  created: number;
  status: 'lobby' | 'running' | 'over' | 'closed';
  you: You;
  seats: SeatInfo[];
  variants: Variant[];
  clock: Clock | null;
  fairness: Fairness;
  version: number;
  time_left: (number | null)[];
  lesson: LessonInfo | null;
  origin: TakenUp | null;
  public: boolean;
}

/** How things stand for an onlooker, with the lines of the log that they have not had. `asked` is null in the end. `forecast` is what follows from the view by the rules. `undo` counts the decisions that one may take back now, `withdraw` says whether one's secret answer can still be changed. `plans` are the questions that one may answer beforehand. `hints` counts those that each seat has used: of others in the rounds before this one. `stands` says for how many seconds each seat's clock stands still after it was asked. A moment of the past says with `latest` which version is the last; once the game is over it may have what lay behind every screen then, as `open`. */
export interface State {
  version: number;
  view: View;
  asked: Asked | null;
  forecast: Forecast;
  log: Line[];
  undo: number;
  withdraw: boolean;
  plans: PlanOffer[];
  takeback: Takeback | null;
  hints: number[];
  stands: number[];
  latest?: number;
  open?: Mine[];
}

/** `at` is in seconds since 1970. */
export interface ChatLine {
  n: number;
  seat: Seat;
  text: string;
  at: number;
}

/** A reason as JSON: which one, the rule behind it, and what it is about. */
export interface Why {
  seat?: number;
  commodity?: string;
  assistant?: string;
  mission?: string;
  cost?: number;
  have?: number;
  price?: number;
  highest?: number;
  clips?: number;
  statue?: number;
  why: string;
  rule: string;
}

/** What a host asks for; at a table with a `lesson` all sit as the lesson has it. With `lobby` people come in by the code of the table and name themselves before the game begins; a `public` one is shown to all who look for players, with the host's `language`. */
export interface NewTable {
  tracked?: boolean;
  chat?: boolean;
  hints?: HintsAllowed;
  seats: Chair[];
  variants?: Variant[];
  clock?: Clock | null;
  away_minutes?: number | null;
  lesson?: string | null;
  lobby?: boolean;
  public?: boolean;
  language?: string | null;
}

/** All secrets of a new table; one with a lobby has a code, which seats whoever comes next. */
export interface Created {
  table: string;
  host: string;
  spectator: string;
  seats: SeatSecret[];
  code: string | null;
}

/** The finished table of a record that somebody brought. */
export interface Opened {
  table: string;
  spectator: string;
}

/** All components as data, with words by language where they are not those of the package, the bots that can be seated, those that have learnt other cards and so cannot, and the lessons. */
export interface Catalogue {
  hash: string;
  board: Board;
  rituals: Ritual[];
  missions: Mission[];
  masks: Mask[];
  forest: ForestCard[];
  words: Record<string, string>;
  bots: string[];
  strangers: string[];
  lessons: string[];
}

/** A lesson as its learner may know it: who sits there, and what its coach says when. */
export interface LessonData {
  name: string;
  names: string[];
  bot: string;
  beats: Beat[];
}

/** The secret of one's own that shall open a seat from now on. */
export interface Claim {
  secret: string;
}

/** A record with its commitments, and the hints that were used. One that somebody brought may have no commitments. */
export interface RecordFile {
  record: Record<string, unknown>;
  fairness?: RecordFairness;
  hints?: SeatHint[];
}

/** A review, or null and which part of the work is done. `moments` are the versions at which the turning points were due: of each the seats' own, and last the one where all is open. */
export interface Reviewed {
  review: GameReview | null;
  moments: number[][];
  part: number;
}

/** Which decision of a finished game is taken up again, by its number from 1, and the bot that plays the others. */
export interface Retry {
  number: number;
  bot: string;
}

/** A move, and the decision that it answers. */
export interface Play {
  decision: number;
  move: string;
}

/** How one's own seat could still score: ways to more, and all that goes together as `held`. `expected` is what a bot would have in the end, null where none can say; `rough` is so before the first ceremony. */
export interface Prospects {
  ways: TileLine[];
  held: number;
  expected: number | null;
  rough: boolean;
}

/** A hint for a decision: at once, or after a longer thought. `chosen` are moves that one has chosen already, where several are chosen together. */
export interface AskHint {
  decision: number;
  longer?: boolean;
  chosen?: string[];
}

/** The best moves as a bot sees them, the best first; none where it cannot say now. `longer` says whether a longer thought can be asked for, `used` for how many decisions of this game one has had hints. */
export interface Hint {
  bot: string;
  moves: AdvisedMove[];
  longer: boolean;
  used: number;
}

/** Why a move is not legal; null if it is. */
export interface WhyNot {
  why: Why | null;
}

/** To ask for a takeback or to agree to one, or not. */
export interface Consent {
  agree: boolean;
}

/** What one would answer to a question if it were asked: the first of these moves that is legal then. No moves: one will see, and a plan that there was is withdrawn. */
export interface MakePlan {
  question: string;
  moves: string[];
}

/** How far somebody is in their lesson: the beat, the version it began at, whether they left. */
export interface LessonPlace {
  beat: number;
  version?: number;
  left?: boolean;
}

/** A line of chat. */
export interface Said {
  text: string;
}

export interface NewSecret {
  secret: string;
}

/** The bot that takes a seat, or None to give it back. */
export interface StandIn {
  bot: string | null;
}

/** What somebody who sits there says of themselves; what is left out stays as it is. */
export interface Introduction {
  name?: string | null;
  colour?: Colour | null;
  ready?: boolean | null;
}

/** Sit down on the next free seat, which the secret of one's own opens from then on. At the table of a code, or at a public one by its id. */
export interface Join {
  secret: string;
  code?: string | null;
  table?: string | null;
}

/** Whether this server has a public lobby, and the tables that wait there, the newest first. */
export interface PublicLobby {
  open: boolean;
  tables: WaitingTable[];
}

/** One's tables, each by a secret that opens it. */
export interface AskMine {
  tables: KeyOfTable[];
}

/** Those of the tables that the secrets still open, in the order of the question. */
export interface MyTables {
  tables: TableAtAGlance[];
}

/** Something to be taken to another device. */
export interface Parcel {
  content: string;
}

/** The secret that opens a parcel, once, within so many seconds. */
export interface Sealed {
  secret: string;
  seconds: number;
}

export interface ParcelKey {
  secret: string;
}

export interface Unsealed {
  content: string;
}

/** The address that a QR code shall lead to. */
export interface Drawn {
  text: string;
}

/** A picture as SVG. */
export interface QrCode {
  svg: string;
}

/** Where the server answers: the addresses that others can open, and how far each one reaches. `command` starts it so that others in the same network can open it, where none is there. */
export interface Reachable {
  addresses: ReachedAt[];
  command: string | null;
}

/** How one is told at this table that it is one's turn. */
export interface NoticeSettings {
  offered: Offered;
  ways: Way[];
  quiet: QuietHours | null;
}

/** A browser that wants to be pushed to, as its `PushSubscription` has it. */
export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'fr' | 'it' | 'nl';
}

/** An address that wants mail; it is sent a code first. */
export interface MailWanted {
  address: string;
  language: 'en' | 'fr' | 'it' | 'nl';
}

/** The code that an address was sent. */
export interface MailCode {
  id: string;
  code: string;
}

/** A webhook, and for which program what is sent to it is shaped. */
export interface HookWanted {
  url: string;
  shape: HookShape;
  language: 'en' | 'fr' | 'it' | 'nl';
}

/** Quiet hours, or none. */
export interface SetQuiet {
  quiet: QuietHours | null;
}

/** One of one's ways, by its id. */
export interface ChosenWay {
  id: string;
}

/** Whether a test arrived; if not, why: a forbidden `address`, nobody there, or refused. */
export interface HookTested {
  sent: boolean;
  why: 'address' | 'unreachable' | 'refused' | 'gone' | null;
}

/** All that is kept about who holds a seat, at this table; `last_seen` is since 1970. `moves` are in the record of the game too. */
export interface Kept {
  table: string;
  created: number;
  status: string;
  seat: Seat;
  name: string;
  colour: number;
  claimed: number;
  last_seen: number;
  hints: number;
  chat: string[];
  moves: string[];
  plans: KeptPlan[];
  ways: Way[];
  quiet: QuietHours | null;
}

/** So much of something; a range where chance decides, `name` where it is a particular one. Of priests, tattoos and assistants it is what one will have, of all else what one gets or gives. `said` is what the words of the move say already. */
export interface Item {
  what: string;
  least: number;
  most: number;
  name: string | null;
  said: boolean;
}

/** What a secret opens; `invited` to a seat by its link, which has to be claimed first. `hints` says whether one may ask for them. */
export interface You {
  host: boolean;
  seat: Seat | null;
  invited: Seat | null;
  hints: boolean;
}

/** A seat and who sits there; `bot` plays it now, also in place of an absent person. `claimed` counts how often somebody has taken it by a link. In a lobby a seat is free until it is `taken`, and its person says when they are `ready`. */
export interface SeatInfo {
  seat: Seat;
  name: string;
  colour: Colour;
  kind: SeatKind;
  bot: string | null;
  claimed: number;
  present: boolean;
  away: boolean;
  taken: boolean;
  ready: boolean;
}

/** Thinking time for each person, in seconds for the whole game. */
export interface Clock {
  seconds: number;
}

/** The promise of the start; the end opens salt and seed. */
export interface Fairness {
  commitment: string;
  salt?: string;
  seed?: string;
}

/** The lesson of a table, and how far it is: at a beat of so many, begun at a version. With `left` the learner plays on without the coach. */
export interface LessonInfo {
  name: string;
  beat: number;
  beats: number;
  version: number;
  left: boolean;
}

/** The game that a table took up in the middle: its table, and the round. */
export interface TakenUp {
  table: string;
  round: string;
}

/** The game as `seat` sees it, null for a spectator. `tracked` is null where the table does not show what could be counted. */
export interface View {
  rules: number;
  catalogue: string;
  players: string[];
  variants: Variant[];
  seat: Seat | null;
  over: boolean;
  awaiting: Seat[];
  rounds: string[];
  ceremony: number | null;
  ranks: RankId[];
  public: Public;
  piles: Piles;
  face_down: Record<Pile, number>[];
  drawn: Record<Pile, number>[];
  tracked: Tracked | null;
  prompt: Prompt | null;
  mine?: Mine;
  scores?: Score[];
  winner?: Seat;
}

/** What is asked, of this onlooker or of others: in words, with the moves of who is asked. `select` says which of them are chosen together. `empty` is null, or says that there is no choice and whether everybody can see that there is none. `quiet` are the moves by which others could not tell whether there was any other: with people at the table they count only after a while. */
export interface Asked {
  says: Saying;
  moves: AskedMove[];
  refused: RefusedMove[];
  select: Selection | null;
  empty: 'open' | 'secret' | null;
  quiet: string[];
}

/** What follows from the view by the rules; `places` are the seats in the end, first to last. `tiles` is null unless one may still choose a location in this round. `decided` says in the end what decided the game, `feats` who did most of something. */
export interface Forecast {
  points: Points[];
  places: Seat[] | null;
  standing: Seat[] | null;
  row: Waiting[];
  counters: Counter[];
  terms: SeatTerms | null;
  tiles: Tile[] | null;
  decided: Saying[];
  feats: Saying[];
}

/** What an onlooker saw of one move, and how it is told; `turn` is what it is a part of. Of what has just happened `changes` tells what each event changed in the state, and lastly what else had changed when the move was over. */
export interface Line {
  version: number;
  events: Event[];
  story: Entry[];
  turn: Passage;
  changes?: Change[][];
}

/** A question of which one may say now what one would answer, or has said it. `moves` are the answers to choose from, so many of them at `most`, the best first; none where it is too late. `planned` is what one has said: it stands until it is withdrawn or falls. */
export interface PlanOffer {
  question: string;
  moves: PlannedMove[];
  most: number;
  planned: PlannedMove[];
}

/** Who asks to take something back, and who has agreed. */
export interface Takeback {
  by: Seat;
  agreed: Seat[];
}

/** What lies behind one's own screen, and what one alone knows. */
export interface Mine {
  pearls: number;
  mana: number;
  commodities: Record<Commodity, number>;
  rituals: string[];
  missions: string[];
  drawn: string[];
  chosen: string[];
  prepared: string[];
  sealed: number | null;
  discarded: Record<Pile, string[]>;
  decision: number;
}

/** Who sits on a seat of a new table. */
export interface Chair {
  kind: SeatKind;
  name: string;
  colour: Colour;
  bot?: string | null;
}

/** The secret of a seat; a bot has none, nor a seat that people take by the code. */
export interface SeatSecret {
  seat: Seat;
  secret: string | null;
}

/** Die, tracks, charts, statues and starting markets. */
export interface Board {
  die: number[];
  rounds: Record<number, string[]>;
  ranks: Rank[];
  priest_track: number;
  statue_rows: number[];
  locations: Location[];
  charts: Chart[];
  starting_assistants: number;
  starting_commodities: number;
}

/** One kind of ritual card; `copies` of it are in the box. */
export interface Ritual {
  id: string;
  pile: Pile;
  cost: number;
  colour: 'black' | 'blue' | 'brown' | 'burgundy';
  copies: number;
  tane: boolean;
  effects: EffectEntry[];
  in_front: Record<string, number>;
  source: string;
}

/** One kind of To'o mission token. `kind` is pearls, mana, commodities, masks, rituals, conditional or auction. `amount` is what it costs or asks. `pattern` says how: for commodities `exact` (then `commodities` lists them), `different`, `identical` or `pairs` (twice 2 identical); for masks `any` or `identical`; for conditions `rank` (amount is 1 for Ariki to 3 for Tahua), `priests`, `assistants`, `each` (that many of every type), `pairs`, or one of ASSISTANTS. */
export interface Mission {
  id: string;
  value: number;
  kind: string;
  amount: number;
  pattern: string;
  commodities: Commodity[];
  copies: number;
  source: string;
}

/** One picture. `scores` is mission, assistant or variety; `counts` the type it counts. */
export interface Mask {
  id: string;
  colour: 'red' | 'blue' | 'green' | 'yellow';
  scores: string;
  counts: string;
  starting: number;
  source: string;
}

/** One kind of forest card: a mask (with its treasure), mirror, commodity or assistant. `shows` is the id of the mask, commodity or assistant, or "mirror"; `treasure` is "" or pearls, mana or tattoos, of which it gives `amount`. */
export interface ForestCard {
  id: string;
  kind: string;
  shows: string;
  treasure: string;
  amount: number;
  copies: number;
  source: string;
}

/** One thing that the coach says, as the message `lesson-LESSON-ID`. `at` is what it points at, `allow` the moves that may be played now: with none there is a button *Next*, with `*` all may. A `fleeting` beat is left out when its event is past. */
export interface Beat {
  id: string;
  at: string[];
  on?: On;
  allow?: string[];
  fleeting?: boolean;
}

export interface RecordFairness {
  salt: string;
  commitment: string;
  answers: Commitment[];
}

/** A hint that a seat had: in which round, -1 before the first, for which of its decisions. */
export interface SeatHint {
  seat: Seat;
  round: number;
  decision: number;
}

/** What a bot found in a game; `chances` are everyone's after each number of decisions. */
export interface GameReview {
  bot: string;
  catalogue: string;
  players: string[];
  winner: Seat | null;
  scores: number[];
  chances: number[][];
  rounds: RoundStart[];
  turning: TurningPoint[];
  luck: SeatLuck[];
}

/** A line about a place: what it costs and brings, and a word about it. */
export interface TileLine {
  says: Saying | null;
  cost: Item[];
  gain: Item[];
}

/** A move that a bot thinks well of, with its share of the worth of the best one, 0 to 1. */
export interface AdvisedMove {
  move: string;
  share: number;
  reason: Because;
}

/** A public table that waits for players: who sits there, and how many seats are free. */
export interface WaitingTable {
  table: string;
  created: number;
  names: string[];
  free: number;
  language: string;
  clock: Clock | null;
}

export interface KeyOfTable {
  table: string;
  secret: string;
}

/** One of one's own tables in short. `awaiting` are the seats that owe a decision, `last` is what was told last, `ago` for how many seconds the game has stood still. `scores` are there when it is over. */
export interface TableAtAGlance {
  table: string;
  status: 'lobby' | 'running' | 'over' | 'closed';
  host: boolean;
  you: Seat | null;
  seats: SeatAtAGlance[];
  round: string;
  location: string;
  awaiting: Seat[];
  last: Saying | null;
  ago: number;
  scores: number[] | null;
  winner: Seat | null;
  rematch: NextTable | null;
}

export interface ReachedAt {
  url: string;
  far: 'network' | 'everywhere';
}

/** What this server can do: `push` is the key that browsers need, null without it. */
export interface Offered {
  push: string | null;
  mail: boolean;
  webhook: boolean;
}

/** A way by which one is told; one that waits for its code is not `on` yet. */
export interface Way {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  to: string;
  shape: HookShape | null;
  on: boolean;
}

/** When one wants to hear nothing: minutes since midnight, in a time zone of the IANA. */
export interface QuietHours {
  begins: number;
  ends: number;
  zone: string;
}

/** What somebody has planned to answer to a question. */
export interface KeptPlan {
  question: string;
  moves: string[];
}

/** What lies open. A space of a statue is a mission, "?" face down, null where it was taken. */
export interface Public {
  round: number;
  start: Seat;
  kahuna: Seat | null;
  location: LocationId | null;
  tiles: Record<LocationId, Seat | null>;
  order: Seat[];
  bag: number;
  tattoos: number[];
  priests: number[];
  ready: Record<Assistant, number>[];
  used: Record<Assistant, number>[];
  masks: string[][];
  joined: string[][];
  in_front: string[][];
  markets: Markets;
  forest: string[];
  shown: string[];
  aside: Commodity[];
  statues: number;
  spaces: (string | null)[];
  due: number[];
  row: RowRitual[];
  performing: string[];
  discards: Record<Pile, string[]>;
  stack: Frame[];
}

/** How many cards lie in each pile. */
export interface Piles {
  forest: number;
  normal: number;
  forbidden: number;
}

/** What anybody who counts knows of what lies behind the screens. */
export interface Tracked {
  pearls: number[];
  mana: number[];
  commodities: (Record<Commodity | 'unknown', number>)[];
  missions: string[][];
  rituals: Record<Pile, Held>[];
  returned: Record<Pile, string[]>;
  forest_pile: string[];
}

/** What is asked of the seat now. */
export interface Prompt {
  decision: number;
  question: string;
  rule: string;
  together: boolean;
  moves: string[];
}

export interface Score {
  total: number;
  rank: number;
  rituals: number;
  missions: number;
  masks: number;
}

/** A move that one might expect and that is not legal, and why. */
export interface RefusedMove {
  move: Move;
  why: Saying;
  rule: string;
}

/** How many of the moves are to be chosen before they are played, one after the other. `copies` says which may be chosen more than once, and how often. Of the `limited` ones there may be no more than the `limit`. `finish` is the move that ends it, if it is still open then. */
export interface Selection {
  least: number;
  most: number;
  copies: Record<string, number>;
  limited: string[];
  limit: number;
  finish: string | null;
}

/** What a seat would score now, and from what; None where that cannot be known. `known` is the sum of all that is. */
export interface Points {
  rank: number;
  rituals: RitualPoints[];
  tokens: Tokens[] | null;
  pairs: Pair[];
  singles: string[];
  sums: Sums;
  known: number;
  total: number | null;
}

/** A ritual in the row: what the bag holds when its turn comes, and what is left then. */
export interface Waiting {
  ritual: string;
  owner: number | null;
  cost: number;
  bag: number;
  paid: boolean;
  left: number;
  short: number;
}

/** How much of something a turn allows is done. */
export interface Counter {
  what: string;
  done: number;
  total: number;
}

/** What things cost a seat, and how many it gets, as long as nothing in front of it changes. */
export interface SeatTerms {
  hire_price: number;
  ritual_price: number;
  draws: number;
  clips: number;
  price_reach: number;
}

/** What a free tile would bring as Kahuna; the lists are full when it is one's to choose. */
export interface Tile {
  location: LocationId;
  now: TileLine;
  note: TileLine;
  odds: Odds | null;
  kahuna: TileLine[];
  others: Share[];
  after: TileLine[];
}

/** One scene: what a player did and what came of it, or what happened by itself. `scene` is its kind, `first` the place of its first event among those that are told; it has all until the next entry's first. */
export interface Entry {
  scene: string;
  first: number;
  seat: number | null;
  rule: string | null;
  says: Saying[];
}

/** A turn: what one player does at a location, or a step of a ceremony, which all do. `round` is empty while the game is set up, `step` is 0 outside of a ceremony. */
export interface Passage {
  round: string;
  step: number;
  location: string;
  seat: Seat | null;
}

/** A place in the state, as names and numbers that lead there, and what stands there now. */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

/** A move that may be planned, in words of no language. */
export interface PlannedMove {
  move: string;
  says: Saying;
}

/** A rank, the space of the tattoo track where it begins, and its victory points. */
export interface Rank {
  id: RankId;
  space: number;
  vp: number;
  draws: number;
  forbidden: boolean;
  clips: number;
  source: string;
}

/** A location tile; `die` is the assistant its die looks at, or "". */
export interface Location {
  id: LocationId;
  die: string;
  source: string;
}

/** The price chart of one commodity: the effects of each space, bottom first. */
export interface Chart {
  commodity: Commodity;
  start: number;
  spaces: EffectEntry[][];
  source: string;
}

/** One effect of a card or chart space: a word of the effect vocabulary and its numbers. */
export interface EffectEntry {
  do: string;
  numbers: Record<string, number>;
  where: string;
}

/** What lets a beat begin: a question is `asked`, a move is `chosen` but not yet done, or an `event` happened that has these values. With none of them it follows the beat before. */
export interface On {
  asked?: string | null;
  chosen?: string | null;
  event?: string | null;
  having?: Record<string, unknown>;
}

/** What was shown of a secret answer. */
export interface Commitment {
  seat: Seat;
  number: number;
  commitment: string;
}

/** A round, and how many decisions were made when it began; set-up has no name. */
export interface RoundStart {
  round: string;
  at: number;
}

/** A costly decision: its number from 1, what was played, what would have been better. `at` is how many decisions had been made when it was asked, of all who were asked together. `cost` is in victory points or in chance to win. `hands` are all seats' then; `then` tells what the better move would have brought at once. */
export interface TurningPoint {
  number: number;
  at: number;
  round: string;
  seat: Seat;
  says: Saying;
  played: AskedMove;
  better: AskedMove;
  cost: number;
  unit: 'points' | 'chance';
  reason: Because;
  hands: OpenHand[];
  then: Saying[];
}

/** What chance did to a seat, and what its own decisions cost. `dice` and `draws` are in chance to win, `goods` what dice gave over the average. */
export interface SeatLuck {
  dice: number;
  draws: number;
  goods: Record<string, number>;
  cost: number;
  mistakes: number;
}

/** Why a bot likes a move: a message with its numbers and with names of other messages. What is said before it are its `grounds`. */
export interface Because {
  message: string;
  variables: Record<string, number | string>;
  grounds?: Because | null;
}

/** A seat in short; `taken` by a person or a bot. */
export interface SeatAtAGlance {
  name: string;
  colour: Colour;
  bot: boolean;
  taken: boolean;
}

/** The next game of the same people, and one's secret there. */
export interface NextTable {
  table: string;
  secret: string;
}

/** Prices count from 1, the bottom space. */
export interface Markets {
  commodities: Record<Commodity, number>;
  prices: Record<Commodity, number>;
  assistants: Record<Assistant, number>;
  masks: string[];
}

/** A ritual of the row; general ones have no owner. */
export interface RowRitual {
  ritual: string;
  owner: Seat | null;
}

/** Bounds of the rituals in a hand, and how many at most were drawn since the last shuffle. */
export interface Held {
  least: number;
  most: number;
  fresh: number;
}

/** A ritual in front that is worth points. */
export interface RitualPoints {
  ritual: string;
  points: number;
}

/** How many tokens of a value one has. */
export interface Tokens {
  value: number;
  count: number;
}

/** A complete pair; `points` is None where it counts tokens that cannot be seen. */
export interface Pair {
  mask: string;
  joined: boolean;
  points: number | null;
}

/** The four sums of a score, as far as they are known. */
export interface Sums {
  rank: number;
  rituals: number;
  missions: number | null;
  masks: number;
}

/** How likely a die is to help, with so many assistants, and what it gives then. */
export interface Odds {
  assistant: string;
  owned: number;
  percent: number;
  gain: Item[];
}

/** What another seat gets at a place. */
export interface Share {
  seat: Seat;
  gets: TileLine;
  odds: Odds | null;
}

/** What somebody held behind the screen, with their points so far. */
export interface OpenHand {
  pearls: number;
  mana: number;
  commodities: Record<Commodity, number>;
  rituals: string[];
  points: number;
}
