/** What the picture of a review shows: names, points, chances, date; the game is over, so all is open. */
import type { Course, Scored } from '../browser/share';
import { date, t } from '../language/i18n';
import type { GameReview, Table } from '../server/wire';
import { DASHES } from './chart';

export function picture(review: GameReview, table: Table): [string, string, Scored[], Course[]] {
  const style = getComputedStyle(document.documentElement);
  const colours = table.seats.map(({ colour }) => style.getPropertyValue(`--p${colour}`).trim());
  const scores = review.scores
    .map((total, seat) => ({
      name: review.players[seat] ?? '',
      colour: colours[seat] ?? '',
      parts: [{ points: total, colour: '#e8a91f' }],
      total,
    }))
    .sort((one, other) => other.total - one.total);
  const courses = review.players.map((_, seat) => ({
    colour: colours[seat] ?? '',
    dash: (DASHES[seat] ?? '').split(' ').filter(Boolean).map(Number),
    chances: review.chances.map((now) => now[seat] ?? 0),
  }));
  const winner = review.winner ?? 0;
  const title = t('ui-board-wins', {
    who: review.players[winner] ?? '',
    total: review.scores[winner] ?? 0,
  });
  return [title, t('ui-end-picture', { date: date(table.created) }), scores, courses];
}
