/** The keys of the table: numbers for buttons, 0 to forgo, E to end, Enter, Escape, F6, and a few letters. */
import { go } from '../browser/place.svelte';
import { bookHash, rulesHash } from '../browser/router';
import type { TableBoard } from './board.svelte';
import { undoWords } from './undo';

const CHOSEN = 'button.chosen[data-about], .pick.on, .pick[aria-disabled]';

export function onKey(event: KeyboardEvent, board: TableBoard, root: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open], .curtain') !== null) return;
  const target = event.target as Element;
  // What is typed is not for the table; nobody types F6.
  if (target.matches('input, textarea, select') && event.key !== 'F6') return;
  // Enter does what is chosen also on what was chosen, or can no longer be; Space lets go of it.
  const onButton = target.closest('button, a') !== null;
  const onChosen = target.closest(CHOSEN) !== null && board.doing?.reason === null;
  if (onButton && (event.key === ' ' || (event.key === 'Enter' && !onChosen))) return;
  // A key acts once, and not on what came while it was held.
  if (event.repeat && !/^(Arrow|[+-])/.test(event.key)) return;
  if (act(event, board, root)) event.preventDefault();
}

function act(event: KeyboardEvent, board: TableBoard, root: HTMLElement): boolean {
  if (/^[0-9]$/.test(event.key)) return click(root, `.prompt [data-key="${event.key}"]`);
  if (event.key === 'Enter' && board.coach?.reads === true) {
    board.coach.next();
    return true;
  }
  if (board.director.busy && direct(event.key, board)) return true;
  switch (event.key) {
    case 'Enter':
      if (!board.asked) return false;
      if (!board.guard.inert) board.primary();
      return true;
    case 'Escape':
      return escape(board);
    case '+':
      if (board.range !== null) board.amount += 1;
      return true;
    case '-':
      if (board.range !== null) board.amount -= 1;
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!board.replaying) return false;
      return replay(event, board);
    case 'F6':
      return nextRegion(root, event.shiftKey ? -1 : 1);
    case 'e':
    case 'E':
      return click(root, '.prompt [data-key="E"]');
    case 'l':
    case 'L':
      board.director.recap = true;
      return true;
    case 'b':
    case 'B':
      board.lift();
      return true;
    case 'h':
    case 'H':
      board.hinting.toggle();
      return true;
    case 'p':
    case 'P':
      board.showPoints();
      return true;
    case 'u':
    case 'U':
      if (!undoWords(board).asks) undoWords(board).act?.();
      return true;
    case 'i':
    case 'I':
      go(bookHash('how'));
      return true;
    case '?':
      go(rulesHash(board.view.prompt?.rule));
      return true;
    default:
      return false;
  }
}

/** The arrows step by turns, with Shift by decisions. */
function replay({ key, shiftKey }: KeyboardEvent, board: TableBoard): true {
  const way = key === 'ArrowLeft' ? -1 : 1;
  if (shiftKey) board.show(board.moment + way);
  else board.step(way);
  return true;
}

/** While something is shown: Enter to one's turn, Escape past all of it, Space past the scene. */
function direct(key: string, { director, replaying }: TableBoard): boolean {
  if (key === 'Escape' || (key === 'Enter' && director.asked)) director.land();
  else if (key === ' ' && !replaying) director.finish();
  else if (key === 's' || key === 'S') director.turn();
  else return false;
  return true;
}

function escape(board: TableBoard): boolean {
  if (board.pointed !== null) board.pointed = null;
  else if (board.points !== null) board.points = null;
  else if (board.hinting.open) board.hinting.close();
  else return board.back();
  return true;
}

function click(root: HTMLElement, selector: string): boolean {
  const button = root.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

/** Focus goes to the first stop of the next region that is shown. */
function nextRegion(root: HTMLElement, way: number): boolean {
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (one) => one.getClientRects().length > 0,
  );
  const now = regions.findIndex((one) => one.contains(document.activeElement));
  const next = regions[(now + way + regions.length) % regions.length];
  if (next === undefined) return false;
  stopOf(next).focus();
  return true;
}

/** Where the focus goes in a region: what can be pressed before the rest, of what is to be seen. */
export function stopOf(next: HTMLElement): HTMLElement {
  const first = (selector: string): HTMLElement | undefined =>
    [...next.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
  return (
    first('.acts .btn, .do, .far') ??
    first('a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), [tabindex="0"]') ??
    next
  );
}
