/** What the server sends and takes, as JSON. */

export const COMMODITIES = ['uru', 'taro', 'mahi-mahi', 'tiare'] as const;
export const ASSISTANTS = ['collector', 'merchant', 'shaman', 'pearl-diver'] as const;
export const LOCATIONS = ['forest', 'marae', 'reef', 'path', 'neighbourhood', 'market'] as const;
export const RANKS = ['raatira', 'ariki', 'arioi', 'tahua'] as const;
export const PILES = ['normal', 'forbidden'] as const;
export const VARIANTS = ['tane', 'oracle', 'mana-shortage'] as const;

export type Commodity = (typeof COMMODITIES)[number];
export type Assistant = (typeof ASSISTANTS)[number];
export type LocationId = (typeof LOCATIONS)[number];
export type RankId = (typeof RANKS)[number];
export type Pile = (typeof PILES)[number];
export type Variant = (typeof VARIANTS)[number];
export type Seat = number;
export type Colour = 1 | 2 | 3 | 4 | 5;

// ---- the table

export type SeatKind = 'here' | 'link' | 'bot';

export interface SeatInfo {
  seat: Seat;
  name: string;
  colour: Colour;
  kind: SeatKind;
  /** The bot that plays it now, also in place of an absent person. */
  bot: string | null;
  present: boolean;
  away: boolean;
}

export interface Clock {
  seconds: number;
}

export interface Fairness {
  commitment: string;
  /** Opened when the game is over. */
  salt?: string;
  seed?: string;
}

export interface Table {
  table: string;
  /** Seconds since 1970. */
  created: number;
  status: 'running' | 'over' | 'closed';
  you: { host: boolean; seat: Seat | null };
  seats: SeatInfo[];
  variants: Variant[];
  tracked: boolean;
  clock: Clock | null;
  chat: boolean;
  fairness: Fairness;
  version: number;
  /** Seconds left to each seat; null without a clock and for bots. */
  time_left: (number | null)[];
}

export interface SeatWish {
  kind: SeatKind;
  name: string;
  colour: Colour;
  bot?: string;
}

export interface TableWish {
  seats: SeatWish[];
  variants: Variant[];
  tracked: boolean;
  clock: Clock | null;
  chat: boolean;
  away_minutes: number | null;
}

export interface Created {
  table: string;
  host: string;
  spectator: string;
  seats: { seat: Seat; secret: string | null }[];
}

// ---- the state of a game, as one seat or a spectator sees it

export interface State {
  version: number;
  view: View;
  log: Line[];
  /** How many of one's own decisions one may take back now. */
  undo: number;
  takeback: Takeback | null;
  /** Of a moment: the last version that there is for the same seat. */
  latest?: number;
}

export interface Takeback {
  by: Seat;
  agreed: Seat[];
}

export interface Line {
  version: number;
  events: Event[];
}

export interface ChatLine {
  n: number;
  seat: Seat;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

export interface View {
  rules: number;
  catalogue: string;
  players: string[];
  variants: Variant[];
  /** Whose view it is; null for a spectator. */
  seat: Seat | null;
  over: boolean;
  awaiting: Seat[];
  rounds: string[];
  ranks: RankId[];
  public: Public;
  piles: { forest: number } & Record<Pile, number>;
  face_down: Record<Pile, number>[];
  drawn: Record<Pile, number>[];
  /** Null where the table does not show what could be counted. */
  tracked: Tracked | null;
  prompt: Prompt | null;
  mine?: Mine;
  scores?: Score[];
  winner?: Seat;
}

export interface Prompt {
  decision: number;
  question: string;
  rule: string;
  together: boolean;
  moves: string[];
}

export interface Public {
  round: number;
  start: Seat;
  kahuna: Seat | null;
  location: LocationId | null;
  tiles: Record<LocationId, Seat | null>;
  /** The ceremonial order. */
  order: Seat[];
  bag: number;
  tattoos: number[];
  priests: number[];
  ready: Record<Assistant, number>[];
  used: Record<Assistant, number>[];
  masks: string[][];
  /** Masks that have a mirror beside them. */
  joined: string[][];
  in_front: string[][];
  markets: {
    commodities: Record<Commodity, number>;
    /** From 1, the bottom space. */
    prices: Record<Commodity, number>;
    assistants: Record<Assistant, number>;
    masks: string[];
  };
  forest: string[];
  shown: string[];
  aside: Commodity[];
  statues: number;
  /** A mission, "?" face down, null where it was taken. */
  spaces: (string | null)[];
  due: number[];
  row: { ritual: string; owner: Seat | null }[];
  performing: string[];
  discards: Record<Pile, string[]>;
  stack: unknown[];
}

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

export interface Tracked {
  pearls: number[];
  mana: number[];
  commodities: (Record<Commodity, number> & { unknown: number })[];
  missions: string[][];
  rituals: Record<Pile, { least: number; most: number; fresh: number }>[];
  returned: Record<Pile, string[]>;
  forest_pile: string[];
}

export interface Score {
  total: number;
  rank: number;
  rituals: number;
  missions: number;
  masks: number;
}

// ---- what happened

export type Event =
  | {
      event: 'answered' | 'withdrew' | 'started' | 'became tahua' | 'declined' | 'passed';
      seat: Seat;
    }
  | { event: 'round'; number: number }
  | { event: 'chose location'; seat: Seat; location: LocationId }
  | { event: 'rolled'; seat: Seat; face: number }
  | { event: 'pearls' | 'mana' | 'offered' | 'bid' | 'lost pearls'; seat: Seat; amount: number }
  | { event: 'priests' | 'lost priests'; seat: Seat; amount: number; total: number }
  | { event: 'tattoos'; seat: Seat; amount: number; space: number }
  | { event: 'turned up' | 'forest to markets'; cards: string[] }
  | { event: 'new forest pile'; number: number }
  | { event: 'took card'; seat: Seat; card: string }
  | { event: 'took commodity' | 'sacrificed'; seat: Seat; commodity: Commodity }
  | { event: 'took assistant' | 'used' | 'reactivated'; seat: Seat; assistant: Assistant }
  | { event: 'took mask' | 'gave mask' | 'joined mirror' | 'paid mask'; seat: Seat; mask: string }
  | { event: 'price'; commodity: Commodity; space: number }
  | { event: 'sold'; seat: Seat; commodity: Commodity; space: number }
  | { event: 'hired'; seat: Seat; assistant: Assistant; pearls: number }
  | { event: 'drew'; seat: Seat; pile: Pile; number: number }
  | { event: 'saw'; seat: Seat; rituals: string[] }
  | { event: 'kept'; seat: Seat; number: number }
  | { event: 'kept ritual' | 'performed' | 'put in front'; seat: Seat; ritual: string }
  | { event: 'shuffled'; pile: Pile; number: number }
  | { event: 'bought' | 'paid ritual'; seat: Seat; pile: Pile }
  | { event: 'order' | 'row owners'; seats: Seat[] }
  | { event: 'bag'; mana: number }
  | { event: 'gift'; seat: Seat; gift: string }
  | { event: 'row'; rituals: string[] }
  | { event: 'no effect'; ritual: string }
  | { event: 'statue'; statue: number; missions: string[] }
  | { event: 'fulfilled' | 'won auction'; seat: Seat; space: string; mission: string }
  | { event: 'paid commodity'; seat: Seat; commodity: Commodity; amount: number }
  | { event: 'took pearls'; seat: Seat; victim: Seat; amount: number }
  | { event: 'stole commodity'; seat: Seat; victim: Seat }
  | { event: 'stolen commodity'; seat: Seat; victim: Seat; commodity: Commodity }
  | { event: 'stole mask'; seat: Seat; victim: Seat; mask: string }
  | { event: 'silenced'; seat: Seat; ritual: string; owner: Seat }
  | { event: 'handed commodity'; seat: Seat; receiver: Seat; commodity: Commodity }
  | { event: 'game over'; winner: Seat }
  // The table adds these to what the game says.
  | { event: 'undone'; seat: Seat }
  | { event: 'committed'; seat: Seat; number: number; commitment: string };

// ---- the catalogue

export interface Effect {
  do: string;
  numbers: Record<string, number>;
}

export interface Ritual {
  id: string;
  name: string;
  pile: Pile;
  cost: number;
  colour: 'black' | 'blue' | 'brown' | 'burgundy';
  copies: number;
  tane: boolean;
  effects: Effect[];
  in_front: Record<string, number>;
}

export interface Mission {
  id: string;
  value: number;
  kind: 'pearls' | 'mana' | 'commodities' | 'masks' | 'rituals' | 'conditional' | 'auction';
  amount: number;
  pattern: string;
  commodities: Commodity[];
  copies: number;
}

export interface Mask {
  id: string;
  name: string;
  colour: 'red' | 'blue' | 'green' | 'yellow';
  scores: 'mission' | 'assistant' | 'variety';
  counts: string;
  starting: number;
}

export interface ForestCard {
  id: string;
  name: string;
  kind: 'mask' | 'mirror' | 'commodity' | 'assistant';
  shows: string;
  treasure: '' | 'pearls' | 'mana' | 'tattoos';
  amount: number;
  copies: number;
}

export interface Chart {
  commodity: Commodity;
  name: string;
  start: number;
  /** The effects of each space, bottom first. */
  spaces: Effect[][];
}

export interface Rank {
  id: RankId;
  name: string;
  space: number;
  vp: number;
  draws: number;
  forbidden: boolean;
  clips: number;
}

export interface LocationTile {
  id: LocationId;
  name: string;
  die: Assistant | '';
}

export interface Catalogue {
  hash: string;
  rituals: Ritual[];
  missions: Mission[];
  masks: Mask[];
  forest: ForestCard[];
  charts: Chart[];
  ranks: Rank[];
  locations: LocationTile[];
  /** The faces of the die. */
  die: number[];
  /** The last space of the priest track. */
  priest_track: number;
  /** How many missions lie in each row of a statue, from the head down. */
  statue_rows: number[];
  bots: string[];
}
