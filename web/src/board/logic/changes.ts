/** What changed between two views of the same table: the places that light up for a moment. */
import { ASSISTANTS, COMMODITIES, type View } from '../../server/wire';
import type { Box } from './box';
import type { PieceKey } from './pieces';
import { statuesOf } from './statues';

export function changed(before: View, after: View, box: Box): Set<PieceKey> {
  const found = new Set<PieceKey>();
  const note = (key: PieceKey, was: unknown, is: unknown): void => {
    if (JSON.stringify(was) !== JSON.stringify(is)) found.add(key);
  };
  const [a, b] = [before.public, after.public];
  for (const id of COMMODITIES) {
    note(`stall/${id}`, a.markets.commodities[id], b.markets.commodities[id]);
    note(`marker/${id}`, a.markets.prices[id], b.markets.prices[id]);
    note(`goods/${id}`, before.mine?.commodities[id], after.mine?.commodities[id]);
  }
  for (const id of ASSISTANTS) {
    note(`hire/${id}`, a.markets.assistants[id], b.markets.assistants[id]);
  }
  for (const id of new Set([...a.markets.masks, ...b.markets.masks])) {
    note(`market-mask/${id}`, count(a.markets.masks, id), count(b.markets.masks, id));
  }
  for (const id of new Set(b.forest)) note(`forest/${id}`, count(a.forest, id), count(b.forest, id));
  note('bag', a.bag, b.bag);
  note('pearls', before.mine?.pearls, after.mine?.pearls);
  note('mana', before.mine?.mana, after.mine?.mana);
  note('order', a.order, b.order);
  after.players.forEach((_, seat) => {
    note(`seat/${seat}/tattoos`, a.tattoos[seat], b.tattoos[seat]);
    note(`seat/${seat}/priests`, a.priests[seat], b.priests[seat]);
    note(`seat/${seat}/masks`, [a.masks[seat], a.joined[seat]], [b.masks[seat], b.joined[seat]]);
    note(`seat/${seat}/assistants`, [a.ready[seat], a.used[seat]], [b.ready[seat], b.used[seat]]);
    note(`seat/${seat}/rituals`, a.in_front[seat], b.in_front[seat]);
  });
  const was = statuesOf(a.spaces, box).flat(2);
  statuesOf(b.spaces, box)
    .flat(2)
    .forEach(({ name, mission }, i) => note(`mission/${name}`, was[i]?.mission, mission));
  return found;
}

const count = (things: readonly string[], id: string): number => things.filter((one) => one === id).length;
