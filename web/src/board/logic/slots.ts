/** Places of buttons: what is taken leaves an empty one, so that the others stay where they were. */
import type { Choice } from './choices';

export interface Slot {
  id: string;
  choice: Choice | null;
}

export function slotsOf(before: readonly Slot[], choices: readonly Choice[]): Slot[] {
  const now = new Map(choices.map((choice) => [choice.id, choice]));
  const stay = before.map(({ id }) => ({ id, choice: now.get(id) ?? null }));
  if (stay.every(({ choice }) => choice === null))
    return choices.map((choice) => ({ id: choice.id, choice }));
  const there = new Set(before.map(({ id }) => id));
  const fresh = choices.filter(({ id }) => !there.has(id)).map((choice) => ({ id: choice.id, choice }));
  return [...stay, ...fresh];
}
