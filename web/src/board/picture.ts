/** What the picture of the final score shows: names, bars, date, and nothing that is not open. */
import { date, t } from '../language/i18n';
import type { Scored } from '../browser/share';
import type { TableBoard } from './board.svelte';

const SOURCES = [
  ['rank', '#b0502f'],
  ['rituals', '#4d8fd0'],
  ['missions', '#e8a91f'],
  ['masks', '#35a876'],
] as const;

export function picture(board: TableBoard): [title: string, foot: string, scores: Scored[]] {
  const { names, view, table } = board;
  const winner = view.winner ?? 0;
  const style = getComputedStyle(document.documentElement);
  const scores = (board.forecast.places ?? []).map((seat) => {
    const score = view.scores?.[seat];
    return {
      name: names[seat] ?? '',
      colour: style.getPropertyValue(`--p${board.seatInfo(seat).colour}`).trim(),
      parts: SOURCES.map(([source, colour]) => ({ points: score?.[source] ?? 0, colour })),
      total: score?.total ?? 0,
    };
  });
  const title = t('ui-board-wins', { who: names[winner] ?? '', total: view.scores?.[winner]?.total ?? 0 });
  return [title, t('ui-end-picture', { date: date(table.created) }), scores];
}
