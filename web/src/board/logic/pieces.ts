/** Where things lie: every piece of the table has a key, and every move the pieces it concerns. */
import type { View } from '../../lib/wire';
import { topFrame } from './frames';
import type { Move } from './moves';

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
function piecesOf(move: Move, view: View): PieceKey[] {
  const { what } = move;
  switch (move.verb) {
    case 'go':
      return [`location/${what}`];
    case 'take':
      return [`${topFrame(view)?.name === 'TakeShown' ? 'shown' : 'forest'}/${what}`];
    case 'commodity':
      return [`stall/${what}`];
    case 'assistant':
    case 'hire':
      return [`hire/${what}`];
    case 'mask':
      return [`market-mask/${what}`];
    case 'collector':
      return ['assistant/collector'];
    case 'merchant':
      return ['assistant/merchant'];
    case 'shaman':
      return [`ritual/${what}`, 'assistant/shaman'];
    case 'reactivate':
      return [`assistant/${what}`];
    case 'tattoo':
      return ['tattoos'];
    case 'recruit':
    case 'recruit only':
      return ['priests'];
    case 'sacrifice':
    case 'pay':
    case 'hand':
      return [`goods/${what}`];
    case 'hand pearls':
      return ['pearls'];
    case 'sell':
      return [`cell/${what}/${move.space}`, `goods/${what}`];
    case 'draw':
    case 'buy':
      return [`pile/${what}`];
    case 'keep':
      return [`drawn/${what}`];
    case 'prepare':
    case 'perform':
    case 'pay ritual':
      return [`ritual/${what}`];
    case 'give':
    case 'join':
    case 'pay mask':
      return [`mask/${what}`];
    case 'steal':
      return [`their-mask/${topFrame(view)?.numbers.victim ?? 0}/${what}`];
    case 'fulfil':
      return [`mission/${what}`];
    case 'gift':
      return [`gift/${what}`];
    case 'lay':
      return layPieces(what, view);
    case 'silence':
      return [`row/${Number(what) - 1}`];
    case 'player':
      return [`player/${what}`];
    case 'offer':
    case 'bid':
    case 'pass':
    case 'done':
      return [];
  }
}

/** The places of the row where one's own rituals of equal cost still wait for their order. */
function layPieces(ritual: string, view: View): PieceKey[] {
  const { start = 0, number = 0 } = topFrame(view)?.numbers ?? {};
  const places = Array.from({ length: number }, (_, i) => start + i);
  return places.filter((i) => view.public.row[i]?.ritual === ritual).map((i) => `row/${i}`);
}

/** The moves that each piece offers. */
export function movesByPiece(moves: readonly Move[], view: View): ReadonlyMap<PieceKey, Move[]> {
  const found = new Map<PieceKey, Move[]>();
  for (const move of moves) {
    for (const key of piecesOf(move, view)) {
      const there = found.get(key);
      if (there === undefined) found.set(key, [move]);
      else there.push(move);
    }
  }
  return found;
}
