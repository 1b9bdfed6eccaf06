/** How long scenes last: all of it in one table, in milliseconds. */

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
type Pace = Exclude<Speed, 'instant'>;

const lasts = (slow: number, normal: number, fast: number): Record<Pace, number> => ({ slow, normal, fast });

/** By the kind of scene that the server names. */
const SCENES: Record<string, Record<Pace, number>> = {
  round: lasts(2400, 1600, 800),
  step: lasts(1600, 1000, 500),
  place: lasts(1600, 1000, 450),
  die: lasts(3600, 2200, 1000),
  piece: lasts(1400, 850, 400),
  gain: lasts(900, 550, 250),
  trade: lasts(1800, 1100, 500),
  track: lasts(1200, 750, 350),
  rank: lasts(2400, 1500, 700),
  forest: lasts(1400, 900, 400),
  rituals: lasts(1200, 700, 300),
  offerings: lasts(6000, 4000, 2000),
  auction: lasts(6000, 4000, 2000),
  gift: lasts(1400, 850, 400),
  row: lasts(2400, 1500, 700),
  ritual: lasts(2800, 1700, 800),
  lost: lasts(4000, 2600, 1300),
  mission: lasts(2400, 1500, 700),
  statue: lasts(3000, 2000, 900),
  against: lasts(2200, 1400, 650),
  end: lasts(2400, 1600, 800),
};
/** What has no scene of its own is told all the same. */
const TOLD = lasts(900, 550, 250);

/** What I did myself needs only its result; what is turned up is new to me too. */
const KNOWN = ['place', 'piece', 'gain', 'trade', 'track', 'rituals', 'gift', 'mission', 'told'];

/** The parts of a scene: whose it is, what moves, what came of it. */
export const BEATS = { spotlight: 0.2, move: 0.5, result: 0.3 };
/** A scene for which there is no time is only a caption. */
export const BRIEF = 150;
/** More than this is not let wait. */
export const MOST_WAITING: Record<Pace, number> = lasts(30_000, 20_000, 8_000);

export const isKnown = (kind: string): boolean => KNOWN.includes(kind);

export function lengthOf(kind: string, speed: Speed, mine: boolean): number {
  if (speed === 'instant') return 0;
  const whole = (SCENES[kind] ?? TOLD)[speed];
  return mine && isKnown(kind) ? whole * BEATS.result : whole;
}
