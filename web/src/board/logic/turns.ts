/** What a turn is called: its round, then a step of a ceremony, or where whose turn it is. */
import type { Line, Passage } from '../../server/wire';
import type { Reader } from './telling';

export function turnWords(
  { round, step, location, seat }: Passage,
  { say, names, seat: me }: Reader,
): string {
  const who = seat === null ? '' : seat === me ? say('ui-board-you') : (names[seat] ?? '');
  const parts = [
    round === '' ? say('ui-board-setup') : roundWords(round, say),
    stepWords({ step }, say),
    location === '' ? '' : say(`location-${location}`),
    who,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export const stepWords = ({ step }: Pick<Passage, 'step'>, say: Reader['say']): string =>
  step > 0 ? say(`ui-board-step-${step}`) : '';

export const roundWords = (round: string, say: Reader['say']): string =>
  `${say(round.startsWith('C') ? 'round-ceremony' : 'round-action')} ${round.slice(1)}`;

/** The step of a ceremony that begins with the row of rituals. */
export const BLESSINGS = 5;

/** Where each scene of a line belongs: a round, or the row of rituals, may begin in the middle. */
export function passages({ story, events, turn }: Line): Passage[] {
  let now = turn;
  return story.map(({ scene, first }) => {
    const event = events[first];
    if (event?.event === 'round') now = { ...turn, round: event.round, step: 0, location: '' };
    if (scene === 'row') now = { ...now, step: BLESSINGS };
    return now;
  });
}
