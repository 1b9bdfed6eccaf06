/** What the undo button does now, and says that it does. */
import { list, t } from '../language/i18n';
import type { Board } from './board.svelte';

export interface Undo {
  label: string;
  /** Null where there is nothing to take back. */
  act: (() => void) | null;
  /** Whether the others are asked first. */
  asks: boolean;
}

export function undoWords(board: Board): Undo {
  const { state, view, actions, replaying } = board;
  if (replaying || board.closed || view.over || view.seat === null) {
    return nothing();
  }
  if (state.withdraw) {
    return { label: t('ui-board-withdraw'), act: () => actions.withdraw(), asks: false };
  }
  if (state.undo > 0) {
    const label = t('ui-board-undo-count', { count: state.undo });
    return { label, act: () => actions.undo(), asks: false };
  }
  if (state.takeback !== null || view.mine === undefined || view.mine.decision === 0) {
    return nothing();
  }
  const others = board.people.filter((one) => one.seat !== view.seat).map((one) => one.name);
  const asks = others.length > 0;
  return {
    label: asks ? t('ui-board-takeback-ask', { who: list(others) }) : t('ui-board-undo-count', { count: 1 }),
    act: () => actions.takeback(true),
    asks,
  };
}

const nothing = (): Undo => ({ label: t('ui-board-undo-nothing'), act: null, asks: false });
