/** What stands on a title card, a new round or a step of a ceremony, and over a die that is rolled. */
import { t } from '../language/i18n';
import { roundWords } from '../board/logic/turns';
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
  return { sign: begun.round, name: roundWords(begun.round, t), aim: t(`ui-director-${kind}`), slim: false };
}

/** Whose roll it is, and what for; empty where nobody rolls. */
export function rollOf(scene: Scene, names: readonly string[], reader: number | null): string {
  const rolled = find(scene, 'rolled');
  if (rolled === null) return '';
  const who = names[rolled.seat] ?? '';
  const you = rolled.seat === reader;
  if (rolled.assistant === null) return you ? t('ui-director-rolls.you') : t('ui-director-rolls', { who });
  const what = t(`assistant-${rolled.assistant}.many`);
  return you ? t('ui-director-rolls-for.you', { what }) : t('ui-director-rolls-for', { who, what });
}
