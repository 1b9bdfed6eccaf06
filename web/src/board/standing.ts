/** What a player is doing now, as everyone may know. */
import type { Seat, View } from '../server/wire';
import { isTogether, turnsToCome } from './logic/frames';

export type Standing = 'ready' | 'thinking' | 'deciding' | 'next';

export function standingOf(seat: Seat, view: View): Standing | null {
  if (view.over) return null;
  const awaited = view.awaiting.includes(seat);
  if (isTogether(view)) return awaited ? 'thinking' : 'ready';
  if (awaited) return 'deciding';
  return turnsToCome(view)[0] === seat ? 'next' : null;
}
