/** A click while something is shown lands it: on a piece all of it, elsewhere the present scene. */
import type { TableBoard } from '../board/board.svelte';

/** Where clicks mean what they always mean. */
const FREE = 'dialog, .prompt, .top, .log, .tabs, .pop, .mini, .ptsheet';

export const interrupting =
  (board: TableBoard) =>
  (root: HTMLElement): (() => void) => {
    let swallows = false;
    const press = ({ target }: PointerEvent): void => {
      const { director } = board;
      // What is spoken of stands until one has read it.
      swallows =
        director.busy && !director.held && target instanceof Element && target.closest(FREE) === null;
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
