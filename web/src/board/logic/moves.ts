/** The texts of moves, taken apart. */

const VERBS = [
  'recruit only',
  'pay mask',
  'pay ritual',
  'hand pearls',
  'go',
  'take',
  'pass',
  'done',
  'collector',
  'commodity',
  'assistant',
  'mask',
  'tattoo',
  'sacrifice',
  'draw',
  'keep',
  'recruit',
  'give',
  'fulfil',
  'sell',
  'hire',
  'merchant',
  'shaman',
  'join',
  'buy',
  'prepare',
  'offer',
  'bid',
  'gift',
  'lay',
  'perform',
  'reactivate',
  'player',
  'silence',
  'steal',
  'pay',
  'hand',
] as const;

type Verb = (typeof VERBS)[number];

export interface Move {
  text: string;
  verb: Verb;
  /** What stands behind the verb: a card, a place, a number; of a sale the commodity. */
  what: string;
  /** The space of a sale, else 0. */
  space: number;
}

export function readMove(text: string): Move {
  const verb = VERBS.find((one) => text === one || text.startsWith(`${one} `));
  if (verb === undefined) throw new Error(`unknown move: ${text}`);
  const rest = text.slice(verb.length + 1);
  if (verb !== 'sell') return { text, verb, what: rest, space: 0 };
  const gap = rest.lastIndexOf(' ');
  return { text, verb, what: rest.slice(0, gap), space: Number(rest.slice(gap + 1)) };
}

/** Moves that end a turn or decline: they need no piece and stand last. */
export const isEnding = (move: Move): boolean => move.verb === 'pass' || move.verb === 'done';

/** The least and the most of an offer or bid, or null where the moves are no numbers. */
export function range(moves: readonly Move[]): { verb: 'offer' | 'bid'; least: number; most: number } | null {
  const verb = moves[0]?.verb;
  if (verb !== 'offer' && verb !== 'bid') return null;
  const amounts = moves.map((move) => Number(move.what));
  return { verb, least: Math.min(...amounts), most: Math.max(...amounts) };
}
