/** What stands on a title card: a new round, or a step of a ceremony. */
import { t } from '../language/i18n';
import { type Scene } from './scenes';
import { find } from './stages';

export interface Title {
  /** What it is called in short: A3, or the number of the step. */
  sign: string;
  name: string;
  /** One line of sense. */
  aim: string;
  slim: boolean;
}

export function titleOf(scene: Scene): Title | null {
  if (scene.step > 0) {
    const name = t(`ui-board-step-${scene.step}`);
    return { sign: String(scene.step), name, aim: t(`ui-director-step-${scene.step}`), slim: true };
  }
  const begun = find(scene, 'round');
  if (begun === null) return null;
  const kind = begun.round.startsWith('C') ? 'ceremony' : 'action';
  const name = `${t(`round-${kind}`)} ${begun.round.slice(1)}`;
  return { sign: begun.round, name, aim: t(`ui-director-${kind}`), slim: false };
}
