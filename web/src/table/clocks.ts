/** The time that each person has left, counted on between the server's words about it. */
import type { Seat } from '../server/wire';

export interface Clocks {
  /** Seconds left to each seat; null: no clock. */
  left: (number | null)[];
  /** The seats whose clocks run. */
  running: Seat[];
  /** Since when they run, in milliseconds. */
  since: number;
  /** For how many seconds from then on each stands still. */
  stands: number[];
}

/** Seconds left to a seat. */
export function timeLeft({ left, running, since, stands }: Clocks, seat: Seat, now: number): number | null {
  const then = left[seat] ?? null;
  if (then === null || !running.includes(seat)) return then;
  const ran = Math.max(0, (now - since) / 1000 - (stands[seat] ?? 0));
  return Math.max(0, then - ran);
}

/** Others think now: what has run so far is noted, and their clocks run from here. */
export function passOn(clocks: Clocks, running: Seat[], stands: number[], now: number): Clocks {
  const left = clocks.left.map((_, seat) => timeLeft(clocks, seat, now));
  return { left, running, since: now, stands };
}
