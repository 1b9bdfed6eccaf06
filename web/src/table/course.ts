/** The course of a game: where its turns and rounds begin, as moments that one can go to. */
import type { Line, Passage, TurningPoint } from '../server/wire';

/** A moment worth looking at in the replay: what it is, and what was decided there. */
export interface ReplayDot {
  version: number;
  label: string;
  points: TurningPoint[];
}

const isSame = (one: Passage | undefined, other: Passage): boolean =>
  one?.round === other.round &&
  one.step === other.step &&
  one.location === other.location &&
  one.seat === other.seat;

/** The moments before each turn. */
export const turnsOf = (log: readonly Line[]): number[] =>
  log.filter((line, i) => !isSame(log[i - 1]?.turn, line.turn)).map((line) => line.version - 1);

/** The moment at which each round begins, of those in which something has happened. */
export function roundsOf(log: readonly Line[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { turn, version } of log) if (!found.has(turn.round)) found.set(turn.round, version - 1);
  found.delete(''); // the set-up is no round
  return found;
}

/** The beginning of the next turn, or of the present one or that before; else the end or the start. */
export function stepTurn(log: readonly Line[], now: number, way: 1 | -1): number {
  const turns = turnsOf(log);
  return way > 0
    ? (turns.find((one) => one > now) ?? log.at(-1)?.version ?? 0)
    : (turns.findLast((one) => one < now) ?? 0);
}

/** The same moment in what another onlooker saw, who may have seen more lines or fewer of a turn. */
export function sameMoment(log: readonly Line[], now: number, other: readonly Line[]): number {
  const at = log.find((line) => line.version === now);
  if (at === undefined) return 0;
  const into = log.filter((line) => line.version <= now && isSame(line.turn, at.turn)).length;
  const lines = other.filter((line) => isSame(line.turn, at.turn));
  return lines[Math.min(into, lines.length) - 1]?.version ?? Math.min(now, other.length);
}
