/** The final score: places, and where the points came from. */
import type { Assistant, Mission, Seat, View } from '../../lib/wire';
import type { Box } from './box';
import { maskGroups } from './statues';

export interface Place {
  seat: Seat;
  place: number;
  /** Permanent rituals that are worth points. */
  rituals: string[];
  /** How many tokens of each value, from 1 up. */
  tokens: { value: number; count: number }[];
  pairs: { mask: string; joined: boolean; points: number }[];
}

/** The players from the first to the last; ties go to the earlier in ceremonial order (R8.7). */
export function places(view: View, box: Box): Place[] {
  const { order, in_front, masks, joined } = view.public;
  const total = (seat: Seat): number => view.scores?.[seat]?.total ?? 0;
  const seats = [...order].sort((a, b) => total(b) - total(a));
  return seats.map((seat, i) => {
    const pairs = maskGroups(masks[seat] ?? [], joined[seat] ?? []).filter((group) => group.pair);
    const faces = pairs.map((group) => group.masks[0] ?? '');
    return {
      seat,
      place: i + 1,
      rituals: (in_front[seat] ?? []).filter((id) => (box.ritual(id).in_front.vp ?? 0) > 0),
      tokens: tokens(tokensOf(view, seat), box),
      pairs: pairs.map((group, k) => ({
        mask: faces[k] ?? '',
        joined: group.joined,
        points: pairPoints(faces[k] ?? '', faces, seat, view, box),
      })),
    };
  });
}

/** What a complete pair scores (R8.4). */
function pairPoints(id: string, pairs: readonly string[], seat: Seat, view: View, box: Box): number {
  const { scores, counts } = box.mask(id);
  if (scores === 'variety') {
    return Math.min(8, 2 * new Set(pairs.map((one) => box.mask(one).colour)).size);
  }
  if (scores === 'assistant') {
    const type = counts as Assistant;
    return (view.public.ready[seat]?.[type] ?? 0) + (view.public.used[seat]?.[type] ?? 0);
  }
  return tokensOf(view, seat).filter((one) => tokenType(box.mission(one).kind) === counts).length;
}

/** Auction tokens count as mana (R7.4). */
const tokenType = (kind: Mission['kind']): string => (kind === 'auction' ? 'mana' : kind);

/** Tokens lie behind the screens; all of them can be counted, and mine I see. */
function tokensOf(view: View, seat: Seat): string[] {
  if (seat === view.seat && view.mine !== undefined) return view.mine.missions;
  return view.tracked?.missions[seat] ?? [];
}

function tokens(missions: readonly string[], box: Box): Place['tokens'] {
  const counts = new Map<number, number>();
  for (const id of missions) {
    const { value } = box.mission(id);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => a[0] - b[0]).map(([value, count]) => ({ value, count }));
}
