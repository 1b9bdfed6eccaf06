/** What the parts of a review need to know: the game, who reads, and what may be done. */
import { list, t } from '../language/i18n';
import type { Moment, Sight } from '../browser/router';
import type { Box } from '../board/logic/box';
import { because } from '../board/logic/say';
import type { Reader } from '../board/logic/telling';
import type { ReplayDot } from '../table/course';
import type { Colour, GameReview, Judge, Reviewed, Seat, TurningPoint } from '../server/wire';

/** How a review was left: whose it was, whose turning points were listed, and which was chosen. */
export interface Bookmark {
  readonly table: string;
  /** The replay has the turning points of this one. */
  judge: Judge;
  whose?: Seat | null;
  number: number | null;
}

let left: Bookmark = { table: '', judge: 'skilled', number: null };

/** Where the review of a table was left; only the last one is known. */
export function bookmark(table: string): Bookmark {
  if (left.table !== table) left = { table, judge: 'skilled', number: null };
  return left;
}

export interface Reading {
  review: GameReview;
  box: Box;
  colours: Colour[];
  /** Who reads; null for somebody who did not play. */
  seat: Seat | null;
  /** Where the replay of a turning point is, or of what then; null where there is none. */
  watch: ((point: TurningPoint, then?: boolean) => string) | null;
  /** Take a turning point up again at a new table. */
  retry: ((point: TurningPoint) => void) | null;
  mark: Bookmark;
}

export const readerOf = ({ review, seat }: Pick<Reading, 'review' | 'seat'>): Reader => ({
  say: t,
  list,
  names: review.players,
  brief: true,
  seat,
});

export const nameOf = ({ review, seat }: Reading, of: Seat): string =>
  of === seat ? t('ui-board-you-name') : (review.players[of] ?? '');

/** Why the better move was better; it is said to whoever decided, who need not be the reader. */
export function reasonOf({ review, seat }: Reading, point: TurningPoint): string {
  const reason = because(point.reason, t);
  const who = review.players[point.seat] ?? '';
  return point.seat === seat ? reason : t('ui-review-told', { who, reason });
}

export const roundName = (round: string): string => (round === '' ? t('ui-review-set-up') : round);

/** Where the replay of a turning point begins: all is open, and one sits where it was decided. */
export function whereOf({ review, moments }: Reviewed, point: TurningPoint): Moment {
  const versions = moments[review?.turning.indexOf(point) ?? 0];
  return { version: versions?.[point.seat] ?? 0, seat: `all-${point.seat}` };
}

/** Where the turning points lie in a replay in which all is open; several may be of one moment. */
export function dotsOf({ review, moments }: Reviewed, sight: Sight | null): ReplayDot[] {
  if (review === null || typeof sight !== 'string') return [];
  const side = sight === 'all' ? review.players.length : Number(sight.replace('all-', ''));
  const found = new Map<number, TurningPoint[]>();
  for (const [i, point] of review.turning.entries()) {
    const version = moments[i]?.[side] ?? 0;
    found.set(version, [...(found.get(version) ?? []), point]);
  }
  const label = ({ seat, round }: TurningPoint) => `${roundName(round)}, ${review.players[seat] ?? ''}`;
  return [...found].map(([version, points]) => ({
    version,
    points,
    label: list([...new Set(points.map(label))]),
  }));
}
