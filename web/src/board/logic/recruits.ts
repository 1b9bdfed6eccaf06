/** Priests that cannot be paid for now (R5.10). */
import type { View } from '../../lib/wire';
import { type Move, readMove } from './moves';

const PRICES: readonly [priests: number, pearls: number][] = [
  [1, 2],
  [2, 5],
];

export interface TooDear {
  move: Move;
  cost: number;
  have: number;
}

export const RECRUIT_RULE = 'R5.10';

/** The numbers of priests beyond one's pearls, while one is asked to recruit. */
export function tooManyPriests({ prompt, mine }: View): TooDear[] {
  if (mine === undefined || !prompt?.moves.includes('recruit 0')) return [];
  const dear = PRICES.filter(([, cost]) => cost > mine.pearls);
  return dear.map(([priests, cost]) => ({ move: readMove(`recruit ${priests}`), cost, have: mine.pearls }));
}
