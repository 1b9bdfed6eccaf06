/** What leaves no choice passes by itself, and takes as long as an answer would where others could tell. */
import { untrack } from 'svelte';
import { preferences, savePreferences } from '../browser/storage';
import type { AskedMove } from '../server/wire';
import type { TableBoard } from './board.svelte';
import { isTogether } from './logic/frames';

/** How long the server lets an answer wait at the least that could tell a secret by its time. */
const LEAST = 1500;
/** At the end of a turn it is always four seconds, of which the way to the server may take some. */
const LINGERS = 3500;

class Passing {
  /** Whether one wants it. */
  on = $state(preferences().passes !== false);

  choose = (on: boolean): void => {
    this.on = on;
    savePreferences({ passes: on });
  };
}

export const passing = new Passing();

/** Whether there are others from whom something can be hidden. */
export const withPeople = ({ table }: TableBoard): boolean =>
  table.seats.filter(({ kind }) => kind !== 'bot').length > 1;

const lingers = ({ view }: TableBoard): boolean => view.prompt?.question === 'Linger';

/** How long after a question was put the only answer is given; null where it is for the player to give. */
export function passesAfter(board: TableBoard): number | null {
  const { empty = null } = board.state.asked ?? {};
  if (!board.asked || board.sending || !passing.on) return null;
  if (!withPeople(board)) return empty !== null ? 0 : null;
  if (lingers(board)) return empty !== null || !board.touched ? LINGERS : null;
  if (empty === null) return null;
  // What all are asked together, the server keeps until nothing can be told by it.
  return empty === 'open' || isTogether(board.view) ? 0 : LEAST;
}

/** What a player says as quickly as that is sent no sooner than what passes by itself. */
export function waitsFor(board: TableBoard, move: AskedMove): number {
  if (!withPeople(board) || !board.state.asked?.quiet.includes(move.move)) return 0;
  return Math.max(0, (lingers(board) ? LINGERS : LEAST) - board.askedFor);
}

/** Whether what was sent counts only after a while, and others hear of it then. */
export function isKept(board: TableBoard): boolean {
  const { pending, view, state } = board;
  if (pending === null || !withPeople(board)) return false;
  return isTogether(view) || (state.asked?.quiet.includes(pending) ?? false);
}

/** Call while a component is made. */
export function passByItself(board: TableBoard): void {
  $effect(() => {
    void [board.moves, board.sending, board.touched, passing.on];
    return untrack(() => {
      board.noteAsked();
      const after = passesAfter(board);
      const move = board.end ?? board.forgo ?? board.moves[0];
      board.passes = after !== null && board.state.asked?.empty !== null;
      if (after === null || move === undefined || board.pending !== null) return undefined;
      const timer = setTimeout(() => board.actions.play(move.move, 0), Math.max(0, after - board.askedFor));
      return () => clearTimeout(timer);
    });
  });
}
