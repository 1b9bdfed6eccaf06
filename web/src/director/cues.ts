/** What is heard when a scene begins, and when its result is there. */
import { type Cue, cue } from '../browser/sound';
import { gainsOf } from '../board/logic/gains';
import { type Scene, eventsOf } from './scenes';

const CUES: Record<string, Cue> = {
  round: 'step',
  step: 'step',
  place: 'place',
  die: 'die-roll',
  trade: 'place',
  piece: 'card',
  track: 'tattoo',
  rank: 'rank',
  forest: 'card',
  rituals: 'card',
  offerings: 'reveal',
  auction: 'reveal',
  row: 'reveal',
  ritual: 'blessed',
  lost: 'lost',
  mission: 'mission',
  statue: 'reveal',
};

export function sound(scene: Scene): void {
  const heard = CUES[scene.kind];
  if (heard !== undefined && !scene.brief) cue(heard);
}

/** The die lies still; pearls and mana arrive. */
export function soundResult(scene: Scene): void {
  if (scene.brief) return;
  if (scene.kind === 'die') cue('die-stop');
  for (const icon of ['pearl', 'mana'] as const) {
    const got = gainsOf(eventsOf(scene)).filter((one) => one.icon === icon && one.amount > 0);
    const amount = got.reduce((sum, one) => sum + one.amount, 0);
    if (amount > 0) cue(icon, amount);
  }
}
