/** Where things lie: every piece of the table has a key, and every move the pieces it concerns. */
import type { AskedMove, Move, View } from '../../server/wire';

/** Like "forest/uru" or "cell/tiare/3": the place, then what lies there. */
export type PieceKey = string;

export type Region = 'board' | 'stage' | 'too' | 'tracks' | 'players' | 'mine';

const REGIONS: Record<string, Region> = {
  location: 'board',
  cell: 'board',
  stall: 'board',
  hire: 'board',
  forest: 'board',
  'market-mask': 'board',
  shown: 'stage',
  drawn: 'stage',
  gift: 'stage',
  row: 'stage',
  mission: 'too',
  tattoos: 'tracks',
  priests: 'tracks',
  pile: 'tracks',
  player: 'players',
  'their-mask': 'players',
};

/** The region of the table in which a piece lies. */
export const regionOf = (key: PieceKey): Region => REGIONS[key.split('/')[0] ?? ''] ?? 'mine';

/** The pieces that a move can be made with, the one that is taken or used first. */
export function piecesOf(move: Move, view: View): PieceKey[] {
  switch (move.verb) {
    case 'go':
      return [`location/${move.location}`];
    case 'take':
      return [`${view.public.stack.at(-1)?.step === 'TakeShown' ? 'shown' : 'forest'}/${move.card}`];
    case 'commodity':
      return [`stall/${move.commodity}`];
    case 'assistant':
    case 'hire':
      return [`hire/${move.assistant}`];
    case 'mask':
      return [`market-mask/${move.mask}`];
    case 'collector':
      return ['assistant/collector'];
    case 'merchant':
      return ['assistant/merchant'];
    case 'shaman':
      return [`ritual/${move.ritual}`, 'assistant/shaman'];
    case 'reactivate':
      return [`assistant/${move.assistant}`];
    case 'tattoo':
      return ['tattoos'];
    case 'recruit':
    case 'recruit only':
      return ['priests'];
    case 'sacrifice':
    case 'pay':
    case 'hand':
      return [`goods/${move.commodity}`];
    case 'hand pearls':
      return ['pearls'];
    case 'sell':
      return [`cell/${move.commodity}/${move.price}`, `goods/${move.commodity}`];
    case 'draw':
    case 'buy':
      return [`pile/${move.pile}`];
    case 'keep':
      return [`drawn/${move.ritual}`];
    case 'prepare':
    case 'perform':
    case 'pay ritual':
      return [`ritual/${move.ritual}`];
    case 'give':
    case 'join':
    case 'pay mask':
      return [`mask/${move.mask}`];
    case 'steal': {
      const top = view.public.stack.at(-1);
      return top?.step === 'StealMask' ? [`their-mask/${top.victim}/${move.mask}`] : [];
    }
    case 'fulfil':
      return [`mission/${move.space}`];
    case 'gift':
      return [`gift/${move.gift}`];
    case 'lay':
      return layPieces(move.ritual, view);
    case 'silence':
      return [`row/${move.place - 1}`];
    case 'player':
      return [`player/${move.player}`];
    case 'offer':
    case 'bid':
    case 'pass':
    case 'done':
      return [];
    default:
      return pieceItSpeaksOf(move);
  }
}

/** For a verb that has no place of its own on the table. */
function pieceItSpeaksOf({ says }: Move): PieceKey[] {
  const what = says?.variables.what;
  const about = typeof what === 'object' && !Array.isArray(what) ? what.about : null;
  return about === undefined || about === null ? [] : [about];
}

/** The places of the row where one's own rituals of equal cost still wait for their order. */
function layPieces(ritual: string, view: View): PieceKey[] {
  const top = view.public.stack.at(-1);
  if (top?.step !== 'LayInOrder') return [];
  const places = Array.from({ length: top.number }, (_, i) => top.start + i);
  return places.filter((i) => view.public.row[i]?.ritual === ritual).map((i) => `row/${i}`);
}

/** The moves that each piece offers. */
export function movesByPiece(moves: readonly AskedMove[], view: View): ReadonlyMap<PieceKey, AskedMove[]> {
  const found = new Map<PieceKey, AskedMove[]>();
  for (const move of moves) {
    for (const key of piecesOf(move, view)) {
      const there = found.get(key);
      if (there === undefined) found.set(key, [move]);
      else there.push(move);
    }
  }
  return found;
}
