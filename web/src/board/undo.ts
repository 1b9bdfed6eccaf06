/** What the undo button does now, and says that it does. */
import { list, t } from '../language/i18n';
import type { Line } from '../server/wire';
import type { TableBoard } from './board.svelte';
import { plain, tellLine } from './logic/telling';

export interface Undo {
  label: string;
  /** Null where there is nothing to take back. */
  act: (() => void) | null;
  /** Whether the others are asked first. */
  asks: boolean;
}

export function undoWords(board: TableBoard): Undo {
  const { state, view, actions, replaying, table } = board;
  if (replaying || board.closed || view.over || view.seat === null) {
    return nothing();
  }
  if (state.withdraw) {
    return { label: t('ui-board-withdraw'), act: () => actions.withdraw(), asks: false };
  }
  if (state.undo > 0) {
    const label = takesBack(board, state.log.slice(-state.undo), state.undo);
    return { label, act: () => actions.undo(), asks: false };
  }
  // In a lesson chance stays as it is.
  const taught = table.lesson !== null && table.lesson.beat < table.lesson.beats;
  if (taught || board.newest.takeback !== null || view.mine === undefined || view.mine.decision === 0) {
    return nothing();
  }
  const others = board.people.filter((one) => one.seat !== view.seat).map((one) => one.name);
  const asks = others.length > 0;
  if (asks) {
    const label = t('ui-board-takeback-ask', { who: list(others) });
    return { label, act: () => actions.takeback(true), asks };
  }
  // Bots let one go back behind what was revealed: not by a slip of the hand.
  const mine = state.log.findLast(({ story }) => story.some(({ seat }) => seat === view.seat));
  const label = takesBack(board, mine === undefined ? [] : [mine], 1);
  return { label, act: () => (board.takingBack = label), asks };
}

/** What was done, in words. */
function takesBack({ reader }: TableBoard, lines: readonly Line[], count: number): string {
  const what = lines.flatMap((line) => tellLine(line, reader)).map(({ parts }) => plain(parts));
  return what.length === 0 ? t('ui-board-undo-count', { count }) : what.join(' ');
}

const nothing = (): Undo => ({ label: t('ui-board-undo-nothing'), act: null, asks: false });
