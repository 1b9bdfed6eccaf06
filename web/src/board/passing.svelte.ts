/** What leaves no choice passes by itself, and takes as long as an answer would where others could tell. */
import { untrack } from 'svelte';
import { preferences, savePreferences } from '../browser/storage';
import type { Board } from './board.svelte';

const WINDOW = 4000;
const LEAST = 1500;

class Passing {
  /** Whether one wants it. */
  on = $state(preferences().passes !== false);

  choose = (on: boolean): void => {
    this.on = on;
    savePreferences({ passes: on });
  };
}

export const passing = new Passing();

/** After how long the only answer is given; null where it is for the player to give. */
export function passesAfter(board: Board, chance = Math.random): number | null {
  const { empty = null } = board.state.asked ?? {};
  const { question = '' } = board.view.prompt ?? {};
  const withPeople = board.people.some((one) => one.seat !== board.view.seat);
  const built = question === 'Build' && board.passesBuilding;
  if (!board.asked || board.sending || (!built && !passing.on)) return null;
  // What one did in this turn can still be taken back: whether it is over is one's own to say.
  if (!built && (empty === null || board.state.undo > 0)) {
    return question === 'Linger' && withPeople && board.state.undo === 0 && !board.touched ? WINDOW : null;
  }
  if (!withPeople || empty === 'open') return 0;
  return question === 'Linger' ? WINDOW : LEAST + chance() * (WINDOW - LEAST);
}

/** Call while a component is made. */
export function passByItself(board: Board): void {
  $effect(() => {
    void [board.moves, board.sending, board.passesBuilding, board.touched, passing.on];
    return untrack(() => {
      const after = passesAfter(board);
      const move = board.end ?? board.forgo ?? board.moves[0];
      board.passes = after !== null && board.state.asked?.empty !== null;
      if (after === null || move === undefined || board.pending !== null) return undefined;
      const timer = setTimeout(() => board.actions.play(move.move), after);
      return () => clearTimeout(timer);
    });
  });
}
