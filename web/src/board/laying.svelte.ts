/** A table is laid out part by part, so that the page can listen in between. */
import { onMount } from 'svelte';
import { pause } from '../browser/pause';

export class Laying {
  #laid = $state(0);

  /** To be made with the component whose parts they are, numbered from 1. */
  constructor(parts: number) {
    onMount(() => {
      let gone = false;
      void (async () => {
        while (this.#laid < parts) {
          await pause();
          if (gone) return;
          this.#laid += 1;
        }
      })();
      return () => (gone = true);
    });
  }

  has(part: number): boolean {
    return this.#laid >= part;
  }
}

/** What has changed is laid out in a task of its own: the next frame has only to paint it. */
export function layOutApart(changing: () => unknown, root: () => HTMLElement): void {
  $effect(() => {
    changing();
    let gone = false;
    beforeTheNextFrame(() => {
      if (!gone) void root().offsetHeight;
    });
    return () => (gone = true);
  });
}

/** Where the browser can be told what is urgent; a timer may come only after the frame. */
function beforeTheNextFrame(act: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(act, { priority: 'user-blocking' });
  else setTimeout(act);
}

/**
 * Who has pressed something with a pointer lets go of it when that is on its way. Were it still held when
 * it is taken away, the browser would lay everything out in the middle of the change.
 */
export function letGo(pressed: () => boolean): void {
  $effect(() => {
    const held = document.activeElement;
    if (pressed() && held instanceof HTMLElement && !held.matches(':focus-visible')) held.blur();
  });
}
