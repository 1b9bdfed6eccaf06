/** Notes what is pointed at: hovered for a moment, focused by key, tapped, or held. */
import type { TableBoard } from './board.svelte';

const HOVER = 300;
const HOLD = 450;
const STILL = 10; // pixels that a finger may tremble

export const byTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const aboutOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;

/** What the focus explains: the piece, or the first name of a line of the log. */
const focusOf = (target: EventTarget | null): HTMLElement | null =>
  aboutOf(target) ??
  (target instanceof Element ? target.querySelector<HTMLElement>(':scope.goto [data-about]') : null);

export function pointing(board: TableBoard): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched: { x: number; y: number } | null = null;
    let held = false;
    let aimed: HTMLElement | null = null;
    const show = (at: Element): void => {
      board.pointed = { key: at.getAttribute('data-about') ?? '', at };
    };
    const hide = (): void => {
      clearTimeout(timer);
      board.pointed = null;
    };
    // Focus also leaves a piece that is being taken off the page: no time to change anything.
    const left = (): void => queueMicrotask(() => (held ? undefined : hide()));
    // Where a mouse rests beside the touch screen, the page moves beneath it.
    const byHand = (event: PointerEvent): boolean => byTouch(event) || touched !== null || held;
    const over = (event: PointerEvent): void => {
      if (byHand(event) || aboutOf(event.target) === aimed) return;
      aimed = null;
      hide();
    };
    // What came to lie under a pointer that rests is not explained: nobody pointed at it.
    const aim = (event: PointerEvent): void => {
      const at = aboutOf(event.target);
      if (byHand(event) || at === null || at === aimed) return;
      aimed = at;
      if (at !== board.pointed?.at) timer = setTimeout(() => show(at), HOVER);
    };
    const leave = (event: PointerEvent): void => {
      if (byHand(event)) return;
      aimed = null;
      hide();
    };
    const focused = (event: FocusEvent): void => {
      const at = focusOf(event.target);
      if (at !== null && (event.target as Element).matches(':focus-visible')) queueMicrotask(() => show(at));
    };
    const tapped = (event: MouseEvent): void => {
      const at = aboutOf(event.target);
      if (!byTouch(event)) return;
      if (at === null || at === board.pointed?.at || board.legal.has(at.dataset.about ?? '')) hide();
      else show(at);
    };
    // A finger that rests explains and does nothing else.
    const down = (event: PointerEvent): void => {
      held = false;
      const at = aboutOf(event.target);
      if (!byTouch(event) || at === null) return;
      touched = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        show(at);
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (touched === null || !byTouch(event)) return;
      if (Math.hypot(event.clientX - touched.x, event.clientY - touched.y) > STILL) lift();
    };
    const lift = (): void => {
      if (touched === null) return;
      touched = null;
      clearTimeout(timer);
    };
    // What the focus explains stays with it while the page scrolls it into sight.
    const scrolled = (): void => {
      const { pointed } = board;
      const stop = document.activeElement;
      const stays = stop?.matches(':focus-visible') && pointed !== null && stop.contains(pointed.at);
      if (stays) show(pointed.at);
      else hide();
    };
    const swallow = (event: Event): void => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ears: [string, (event: never) => void, boolean?][] = [
      ['pointerover', over],
      ['pointerleave', leave],
      ['focusin', focused],
      ['focusout', left],
      ['click', swallow, true],
      ['click', tapped],
      ['contextmenu', swallow, true],
      ['pointerdown', down],
      ['pointermove', aim],
      ['pointermove', move],
      ['pointerup', lift],
      ['pointercancel', lift],
      ['scroll', scrolled, true],
    ];
    for (const [name, ear, capture] of ears) root.addEventListener(name, ear as EventListener, capture);
    return () => {
      hide();
      for (const [name, ear, capture] of ears) {
        root.removeEventListener(name, ear as EventListener, capture);
      }
    };
  };
}
