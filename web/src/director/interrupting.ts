/** A click while something is shown lands it: on a piece all of it, elsewhere the present scene. */
import type { Board } from '../board/board.svelte';

/** Where clicks mean what they always mean. */
const FREE = '.prompt, .top, .log, .tabs, .pop, .mini';

export const interrupting =
  (board: Board) =>
  (root: HTMLElement): (() => void) => {
    let swallows = false;
    const press = ({ target }: PointerEvent): void => {
      const { director } = board;
      swallows = director.busy && target instanceof Element && target.closest(FREE) === null;
      if (!swallows) return;
      if ((target as Element).closest('[data-about], button') === null) director.finish();
      else director.land();
    };
    // What was pressed to land is not also a move.
    const click = (event: MouseEvent): void => {
      if (!swallows || event.detail === 0) return;
      swallows = false;
      event.stopPropagation();
      event.preventDefault();
    };
    root.addEventListener('pointerdown', press, true);
    root.addEventListener('click', click, true);
    return () => {
      root.removeEventListener('pointerdown', press, true);
      root.removeEventListener('click', click, true);
    };
  };
