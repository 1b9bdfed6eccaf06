/** Notes what is pointed at: hovered for a moment, focused by key, or tapped. */
import type { Board } from './board.svelte';

const HOVER = 300;

export const byTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

export function pointing(board: Board): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const aboutOf = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
    const show = (at: HTMLElement): void => {
      board.pointed = { key: at.dataset.about ?? '', at };
    };
    const hide = (): void => {
      clearTimeout(timer);
      board.pointed = null;
    };
    // Focus also leaves a piece that is being taken off the page: no time to change anything.
    const left = (): void => queueMicrotask(hide);
    const over = (event: PointerEvent): void => {
      if (byTouch(event)) return;
      const at = aboutOf(event.target);
      if (at !== null && at === board.pointed?.at) return;
      hide();
      if (at !== null) timer = setTimeout(() => show(at), HOVER);
    };
    const focused = (event: FocusEvent): void => {
      const at = aboutOf(event.target);
      if (at !== null && at.matches(':focus-visible')) queueMicrotask(() => show(at));
    };
    const tapped = (event: MouseEvent): void => {
      const at = aboutOf(event.target);
      if (!byTouch(event)) return;
      if (at === null || at === board.pointed?.at || board.legal.has(at.dataset.about ?? '')) hide();
      else show(at);
    };
    root.addEventListener('pointerover', over);
    const leave = (event: PointerEvent): void => {
      if (!byTouch(event)) hide();
    };
    root.addEventListener('pointerleave', leave);
    root.addEventListener('focusin', focused);
    root.addEventListener('focusout', left);
    root.addEventListener('click', tapped);
    root.addEventListener('scroll', hide, true);
    return () => {
      hide();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', left);
      root.removeEventListener('click', tapped);
      root.removeEventListener('scroll', hide, true);
    };
  };
}
