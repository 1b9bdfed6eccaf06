/** Plans in words. */
import type { PlanOffer, PlannedMove } from '../../server/wire';
import { type Reader, tell } from './telling';

/** More answers than these are amounts: one counts up and down to them. */
const BUTTONS = 3;

export const isAmount = ({ moves, most }: PlanOffer): boolean => moves.length > BUTTONS && most === 1;

/** What is planned, the best first. */
export function planWords({ planned }: PlanOffer, reader: Reader): string {
  return reader.list(planned.map(({ says }) => tell(says, reader)));
}

/** The plan after a press on one of its answers: chosen last, or no longer chosen. */
export function pressed({ planned, most }: PlanOffer, { move }: PlannedMove): string[] {
  const texts = planned.map((one) => one.move);
  if (texts.includes(move)) return texts.filter((one) => one !== move);
  return most === 1 ? [move] : [...texts, move];
}

/** The plan after a step up or down; the first step is to the least, one below it withdraws. */
export function stepped({ planned, moves }: PlanOffer, by: 1 | -1): string[] {
  const now = moves.findIndex(({ move }) => move === planned[0]?.move);
  const next = moves[Math.min(now + by, moves.length - 1)];
  return next === undefined ? [] : [next.move];
}
