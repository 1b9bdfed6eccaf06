/** The stack of a view: what is being asked, and what still follows. */
import { type Frame, type Seat, TOGETHER, type View } from '../../server/wire';

/** What is asked now, of whomever; null when the game is over. */
export const topFrame = (view: View): Frame | null => view.public.stack.at(-1) ?? null;

/** Whether everyone answers at the same time. */
export const isTogether = (view: View): boolean =>
  (TOGETHER as readonly string[]).includes(topFrame(view)?.step ?? '');

/** The seats that still have a turn at this location, in order, the present one left out. */
export function turnsToCome(view: View): Seat[] {
  const turn = topFrame(view)?.step;
  const waiting = view.public.stack.slice(0, -1).filter((frame) => frame.step === turn);
  return waiting.flatMap((frame) => ('seat' in frame && frame.seat !== null ? [frame.seat] : [])).reverse();
}

/** The gifts that are left while they are chosen, also while somebody does something else in between. */
export function giftsLeft(view: View): readonly string[] | null {
  for (const frame of view.public.stack.toReversed())
    if (frame.step === 'ChooseGift' || frame.step === 'NextGift') return frame.left;
  return null;
}
