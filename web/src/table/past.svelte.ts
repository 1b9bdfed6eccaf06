/** The past of a table: a moment of it, and the whole course of the game as its onlooker saw it. */
import { sameMoment } from './course';
import type { Sight } from '../browser/router';
import { attempt } from '../parts/problem';
import { getMoment } from '../server/api';
import type { Line, State } from '../server/wire';

/** Later than any game lasts: the server answers with the last moment. */
const LAST = 999_999;

/** Through whose eyes a moment is seen. */
export const sightOf = ({ open, view }: State): Sight | null => {
  if (open === undefined) return view.seat;
  return view.seat === null ? 'all' : `all-${view.seat}`;
};

interface Wanted {
  version: number | null;
  sight: Sight | null;
  /** A move that was not played then. */
  instead: string | null;
}

export class Past {
  moment: State | null = $state.raw(null);
  /** Whether it is not what was, but what another move would have brought. */
  supposed = $state(false);
  /** All lines of whose eyes one looks through; null for one's own, which the present has. */
  course: Line[] | null = $state.raw(null);
  #seenBy: Sight | null = null;
  #wanted: Wanted = { version: null, sight: null, instead: null };
  #fetching = false;

  constructor(readonly table: string) {}

  /** Fetch a moment; of those skipped over meanwhile only the last one. */
  async show(wanted: Wanted, secret: string | undefined): Promise<void> {
    this.#wanted = wanted;
    const { version, sight, instead } = wanted;
    if (version === null || secret === undefined) {
      this.moment = null;
      return;
    }
    if (this.#fetching) return;
    this.#fetching = true;
    await attempt(async () => {
      await this.#follow(sight, secret);
      // What was is shown before what could have been.
      if (instead === null || !this.#isShown(wanted)) {
        this.moment = await getMoment(this.table, secret, version, sight);
        this.supposed = false;
      }
      if (instead === null) return;
      this.moment = await getMoment(this.table, secret, version, sight, instead);
      this.supposed = true;
    });
    this.#fetching = false;
    if (JSON.stringify(this.#wanted) !== JSON.stringify(wanted)) await this.show(this.#wanted, secret);
  }

  #isShown({ version, sight }: Wanted): boolean {
    if (this.moment === null || this.supposed) return false;
    return this.moment.version === version && sightOf(this.moment) === sight;
  }

  /** Which moment of somebody else's is the one that is wanted now, even if another was before. */
  async throughEyesOf(sight: Sight, own: readonly Line[], secret: string): Promise<number> {
    const before = this.course ?? own;
    await this.#follow(sight, secret);
    return sameMoment(before, this.#wanted.version ?? 0, this.course ?? own);
  }

  async #follow(sight: Sight | null, secret: string): Promise<void> {
    if (sight === this.#seenBy) return;
    this.course = sight === null ? null : (await getMoment(this.table, secret, LAST, sight)).log;
    this.#seenBy = sight;
  }
}
