/** The final score: places, and where the points came from. */
import type { Seat, View } from '../../lib/wire';
import type { Box } from './box';
import { maskGroups } from './statues';

export interface Place {
  seat: Seat;
  place: number;
  /** Permanent rituals that are worth points. */
  rituals: string[];
  /** How many tokens of each value, from 1 up. */
  tokens: { value: number; count: number }[];
  pairs: { mask: string; joined: boolean }[];
}

/** The players from the first to the last; ties go to the earlier in ceremonial order (R8.7). */
export function places(view: View, box: Box): Place[] {
  const { order, in_front, masks, joined } = view.public;
  const total = (seat: Seat): number => view.scores?.[seat]?.total ?? 0;
  const seats = [...order].sort((a, b) => total(b) - total(a));
  return seats.map((seat, i) => ({
    seat,
    place: i + 1,
    rituals: (in_front[seat] ?? []).filter((id) => (box.ritual(id).in_front.vp ?? 0) > 0),
    tokens: tokens(tokensOf(view, seat), box),
    pairs: maskGroups(masks[seat] ?? [], joined[seat] ?? [])
      .filter((group) => group.pair)
      .map((group) => ({ mask: group.masks[0] ?? '', joined: group.joined })),
  }));
}

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
