/** The stack of a view: what is being asked, and what still follows. */
import type { Seat, View } from '../../lib/wire';

export interface Frame {
  name: string;
  /** Its amounts, seats and flags (0 or 1). */
  numbers: Record<string, number>;
  fields: Record<string, unknown>;
}

/** What is asked now, of whomever; null when the game is over. */
export function topFrame(view: View): Frame | null {
  const fields = view.public.stack.at(-1);
  if (fields === undefined) return null;
  const numbers: Record<string, number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'boolean') numbers[field] = Number(value);
  }
  return { name: fields.step, numbers, fields };
}

/** The seats that still have a turn at this location, in order, the present one left out. */
export function turnsToCome(view: View): Seat[] {
  const { stack } = view.public;
  const turn = stack.at(-1)?.step;
  const waiting = stack.slice(0, -1).filter((frame) => frame.step === turn && 'seat' in frame);
  return waiting.map((frame) => ('seat' in frame ? frame.seat : null) as Seat).reverse();
}

/** 1 to 6 within a ceremony, else 0. */
export const ceremonyStep = (view: View): number => view.ceremony ?? 0;
