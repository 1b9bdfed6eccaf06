/** Whether this browser lets the table be heard: not until somebody asks for it. */
import { preferences, savePreferences } from './storage';
import { cue, switchSound } from './sound';

class Hearing {
  on = $state(preferences().sound ?? false);
}

export const hearing = new Hearing();
switchSound(hearing.on);

export function chooseSound(on: boolean): void {
  hearing.on = on;
  savePreferences({ sound: on });
  switchSound(on);
  cue('tap');
}
