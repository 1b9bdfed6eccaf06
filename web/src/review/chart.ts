/** Where things lie in the picture of the chances. */
import type { GameReview, RoundStart, Seat, TurningPoint } from '../server/wire';

export interface ChartFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Each seat's own dashes: lines are told apart without their colours. */
export const DASHES = ['', '8 4', '2 4', '12 4 2 4', '5 3'];

export const across = (frame: ChartFrame, at: number, last: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * at) / Math.max(1, last);

export const down = (frame: ChartFrame, chance: number): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance);

/** The decision that lies nearest to a place in the picture. */
export function nearest(frame: ChartFrame, x: number, last: number): number {
  const part = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, part)) * last);
}

export function path(frame: ChartFrame, { chances }: GameReview, seat: Seat): string {
  const places = chances.map(
    (now, at) =>
      `${across(frame, at, chances.length - 1).toFixed(1)} ${down(frame, now[seat] ?? 0).toFixed(1)}`,
  );
  return `M${places.join('L')}`;
}

export interface Column {
  round: string;
  from: number;
  to: number;
}

/** The rounds as columns: from how many decisions to how many. */
export const columns = (rounds: readonly RoundStart[], last: number): Column[] =>
  rounds.map(({ round, at }, i) => ({ round, from: at, to: rounds[i + 1]?.at ?? last }));

/** The round in which so many decisions had been made. */
export const roundAt = (rounds: readonly RoundStart[], at: number): string =>
  rounds.findLast((one) => one.at <= at)?.round ?? '';

/** The decision at which the next round begins, or with -1 the one before. */
export function nextRound(rounds: readonly RoundStart[], at: number, way: 1 | -1, last: number): number {
  const starts = [...rounds.map((one) => one.at), last];
  return way > 0
    ? (starts.find((start) => start > at) ?? last)
    : (starts.findLast((start) => start < at) ?? 0);
}

/** Heights that would lie on each other, moved apart: in the order in which they were given. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  order.forEach((i, k) => {
    const above = k === 0 ? -Infinity : (found[order[k - 1]!] ?? 0);
    found[i] = Math.max(found[i]!, above + gap);
  });
  for (let k = order.length - 1, most = lowest; k >= 0; k--, most -= gap) {
    const i = order[k]!;
    found[i] = Math.min(found[i]!, most);
  }
  return found;
}

/** Where signs of one size are drawn that would lie on each other: beside, as near as there is room. */
export function beside(
  places: readonly (readonly [number, number])[],
  size: number,
  frame: ChartFrame,
): [number, number][] {
  const found: [number, number][] = [];
  for (const [x, y] of places) {
    const free = (at: number): boolean =>
      at >= frame.top &&
      at <= frame.height - frame.bottom &&
      found.every(([left, top]) => Math.hypot(left - x, top - at) >= size);
    const steps = Array.from(
      { length: 40 },
      (_, i) => y + (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * (size / 2),
    );
    found.push([x, steps.find(free) ?? y]);
  }
  return found;
}

/** Percent that add up to 100, as people expect of chances. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((one) => Math.floor(100 * one));
  const rest = chances.map((one, i) => [100 * one - whole[i]!, i] as const).sort((a, b) => b[0] - a[0]);
  let left = 100 - whole.reduce((sum, one) => sum + one, 0);
  for (const [, i] of rest) if (left-- > 0) whole[i]!++;
  return whole;
}

/** What a turning point cost, as a number and what it counts. */
export const costOf = ({ cost, unit }: TurningPoint): number =>
  unit === 'chance' ? Math.round(100 * cost) : Math.round(10 * cost) / 10;

/** One's own first, then the others by their seats. */
export const seatsFrom = (players: number, mine: Seat | null): Seat[] =>
  Array.from({ length: players }, (_, i) => (i + (mine ?? 0)) % players);
