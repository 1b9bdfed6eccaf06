/** The cards that are read about: those of the table beneath, or the server's own. */
import { place } from '../../browser/place.svelte';
import { attempt } from '../../parts/problem';
import { getCatalogue } from '../../server/api';
import type { Catalogue } from '../../server/wire';

class Shelf {
  #own: Catalogue | null = $state.raw(null);
  /** Those of the table that was sat down at last. */
  table: Catalogue | null = $state.raw(null);

  get catalogue(): Catalogue | null {
    return place.beneath === null ? this.#own : this.table;
  }

  load(): void {
    if (this.catalogue !== null) return;
    void attempt(async () => {
      this.#own = await getCatalogue();
    });
  }
}

export const shelf = new Shelf();
