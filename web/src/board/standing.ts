/** What a player is doing now, as everyone may know. */
import type { Seat, View } from '../lib/wire';
import { topFrame, turnsToCome } from './logic/frames';

export type Standing = 'ready' | 'thinking' | 'deciding' | 'next';

/** The questions that everyone answers at the same time. */
const TOGETHER = new Set(['Dance', 'BuyRituals', 'Prepare', 'Offer', 'Bid', 'KeepTogether']);

export const isTogether = (view: View): boolean => TOGETHER.has(topFrame(view)?.name ?? '');

export function standingOf(seat: Seat, view: View): Standing | null {
  if (view.over) return null;
  const awaited = view.awaiting.includes(seat);
  if (isTogether(view)) return awaited ? 'thinking' : 'ready';
  if (awaited) return 'deciding';
  return turnsToCome(view)[0] === seat ? 'next' : null;
}
