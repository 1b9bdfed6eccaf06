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

export const SWITCHES = { tracked: false, chat: true };
export type Switch = keyof typeof SWITCHES;

export const FREE_VERBS = ['join', 'shaman'] as const;

export const TOGETHER = ['Dance', 'BuyRituals', 'Prepare', 'Offer', 'Bid', 'KeepTogether'] as const;

export const HIRE_PRICE = 2 as const;

export const RITUAL_PRICE = 3 as const;

export type Seat = number;

export type Colour = number;

export type SeatKind = 'here' | 'link' | 'bot';

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
  | { type: 'move'; id: string; decision: number; move: string }
  | { type: 'withdraw'; id: string }
  | { type: 'undo'; id: string }
  | { type: 'takeback'; id: string; agree: boolean }
  | { type: 'chat'; id: string; text: string }
  | { type: 'why'; id: string; move: string }
  | { type: 'ping'; version?: number | null };

export type News =
  | { type: 'state'; table: Table; state: State }
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
  table: string;
  created: number;
  status: 'running' | 'over' | 'closed';
  you: You;
  seats: SeatInfo[];
  variants: Variant[];
  clock: Clock | null;
  fairness: Fairness;
  version: number;
  time_left: (number | null)[];
}

/** How things stand for an onlooker, with the lines of the log that they have not had. `asked` is null in the end. `forecast` is what follows from the view by the rules. `undo` counts the decisions that one may take back now, `withdraw` says whether one's secret answer can still be changed. A moment of the past says with `latest` which version is the last. */
export interface State {
  version: number;
  view: View;
  asked: Asked | null;
  forecast: Forecast;
  log: Line[];
  undo: number;
  withdraw: boolean;
  takeback: Takeback | null;
  latest?: number;
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

/** What a host asks for. */
export interface NewTable {
  tracked?: boolean;
  chat?: boolean;
  seats: Chair[];
  variants?: Variant[];
  clock?: Clock | null;
  away_minutes?: number | null;
}

/** All secrets of a new table. */
export interface Created {
  table: string;
  host: string;
  spectator: string;
  seats: SeatSecret[];
}

/** The finished table of a record that somebody brought. */
export interface Opened {
  table: string;
  spectator: string;
}

/** All components as data, with words by language where they are not those of the package, the bots that can be seated, and those that have learnt other cards than these and so cannot. */
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
}

/** The secret of one's own that shall open a seat from now on. */
export interface Claim {
  secret: string;
}

/** A record with its commitments; one that somebody brought may have none. */
export interface RecordFile {
  record: Record<string, unknown>;
  fairness?: RecordFairness;
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

/** Why a move is not legal; null if it is. */
export interface WhyNot {
  why: Why | null;
}

/** To ask for a takeback or to agree to one, or not. */
export interface Consent {
  agree: boolean;
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

/** So much of something; a range where chance decides, `name` where it is a particular one. Of priests, tattoos and assistants it is what one will have, of all else what one gets or gives. `said` is what the words of the move say already. */
export interface Item {
  what: string;
  least: number;
  most: number;
  name: string | null;
  said: boolean;
}

/** What a secret opens; `invited` to a seat by its link, which has to be claimed first. */
export interface You {
  host: boolean;
  seat: Seat | null;
  invited: Seat | null;
}

/** A seat and who sits there; `bot` plays it now, also in place of an absent person. `claimed` counts how often somebody has taken it by a link. */
export interface SeatInfo {
  seat: Seat;
  name: string;
  colour: Colour;
  kind: SeatKind;
  bot: string | null;
  claimed: number;
  present: boolean;
  away: boolean;
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

/** What is asked, of this onlooker or of others: in words, with the moves of who is asked. `select` says which of them are chosen together. `empty` is null, or says that there is no choice and whether everybody can see that there is none. */
export interface Asked {
  says: Saying;
  moves: AskedMove[];
  refused: RefusedMove[];
  select: Selection | null;
  empty: 'open' | 'secret' | null;
}

/** What follows from the view by the rules; `places` are the seats in the end, first to last. `tiles` is null unless one may still choose a location in this round. `decided` says in the end what decided the game. */
export interface Forecast {
  points: Points[];
  places: Seat[] | null;
  standing: Seat[] | null;
  row: Waiting[];
  counters: Counter[];
  terms: SeatTerms | null;
  tiles: Tile[] | null;
  decided: Saying[];
}

/** What an onlooker saw of one move, and how it is told. Of what has just happened `changes` tells what each event changed in the state, and lastly what else had changed when the move was over. */
export interface Line {
  version: number;
  events: Event[];
  story: Entry[];
  changes?: Change[][];
}

/** Who asks to take something back, and who has agreed. */
export interface Takeback {
  by: Seat;
  agreed: Seat[];
}

/** Who sits on a seat of a new table. */
export interface Chair {
  kind: SeatKind;
  name: string;
  colour: Colour;
  bot?: string | null;
}

/** The secret of a seat; a bot has none. */
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

export interface RecordFairness {
  salt: string;
  commitment: string;
  answers: Commitment[];
}

/** A line about a place: what it costs and brings, and a word about it. */
export interface TileLine {
  says: Saying | null;
  cost: Item[];
  gain: Item[];
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

/** A place in the state, as names and numbers that lead there, and what stands there now. */
export interface Change {
  path: (string | number)[];
  value: unknown;
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

/** What was shown of a secret answer. */
export interface Commitment {
  seat: Seat;
  number: number;
  commitment: string;
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
