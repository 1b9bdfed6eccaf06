/** What is heard when a scene begins. */
import { type Cue, cue } from '../browser/sound';
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
  const gained = eventsOf(scene)[0]?.event === 'mana' ? 'mana' : 'pearl';
  const heard = scene.kind === 'gain' ? gained : CUES[scene.kind];
  if (heard !== undefined && !scene.brief) cue(heard);
}
