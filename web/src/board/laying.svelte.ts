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
    const later = setTimeout(() => void root().offsetHeight);
    return () => clearTimeout(later);
  });
}
