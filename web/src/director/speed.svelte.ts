/** How fast scenes are played: a setting of this person. */
import { knownTables, preferences, savePreferences } from '../browser/storage';
import { SPEEDS, type Speed } from './durations';

const isSpeed = (value: unknown): value is Speed => SPEEDS.includes(value as Speed);

class Setting {
  #chosen: Speed | null = $state(null);

  constructor() {
    const { speed } = preferences();
    if (isSpeed(speed)) this.#chosen = speed;
  }

  /** What was chosen, if anything was. */
  get chosen(): Speed | null {
    return this.#chosen;
  }

  choose(speed: Speed): void {
    this.#chosen = speed;
    savePreferences({ speed });
  }
}

export const setting = new Setting();

const tablet = matchMedia('(pointer: coarse) and (min-width: 700px)');

/**
 * What suits a table: no time is lost where a clock runs; a tablet that only shows the game, in the
 * middle of a table, is read from all sides; who has never seen a game to its end sees it slowly.
 */
export function suits(clock: boolean, watching: boolean): Speed {
  if (watching && tablet.matches) return 'slow';
  if (clock) return 'fast';
  return knownTables().some((one) => one.status === 'over') ? 'normal' : 'slow';
}
