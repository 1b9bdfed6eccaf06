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

  /** What was chosen, or what suits the table: no time is lost where a clock runs. */
  at(clock: boolean): Speed {
    if (this.#chosen !== null) return this.#chosen;
    if (clock) return 'fast';
    return knownTables().some((one) => one.status === 'over') ? 'normal' : 'slow';
  }

  choose(speed: Speed): void {
    this.#chosen = speed;
    savePreferences({ speed });
  }
}

export const setting = new Setting();
