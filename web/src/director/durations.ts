/** How long scenes last, in milliseconds; the lengths stand where clocks know them too. */
import { LENGTHS } from '../server/wire';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
type Pace = Exclude<Speed, 'instant'>;

type Lengths = Record<Pace, number>;
const lasts = ([slow, normal, fast]: readonly [number, number, number]): Lengths => ({ slow, normal, fast });

/** By the kind of scene that the server names; what has none of its own is told all the same. */
const SCENES: Record<string, Lengths> = Object.fromEntries(
  Object.entries(LENGTHS).map(([kind, lengths]) => [kind, lasts(lengths)]),
);
const TOLD = lasts(LENGTHS.told);

/** What I did myself needs only its result; what is turned up is new to me too. */
const KNOWN = ['place', 'piece', 'gain', 'trade', 'track', 'rituals', 'gift', 'mission', 'told'];

/** The parts of a scene: whose it is, what moves, what came of it. */
export const BEATS = { spotlight: 0.2, move: 0.5, result: 0.3 };
/** A scene for which there is no time is only a caption. */
export const BRIEF = 150;
/** More than this is not let wait. */
export const MOST_WAITING: Lengths = lasts([30_000, 20_000, 8_000]);

/** Who only watches and is further behind than this sees the rest fast. */
export const MOST_BEHIND = 15_000;

export const isKnown = (kind: string): boolean => KNOWN.includes(kind);

export function lengthOf(kind: string, speed: Speed, mine: boolean): number {
  if (speed === 'instant') return 0;
  const whole = (SCENES[kind] ?? TOLD)[speed];
  return mine && isKnown(kind) ? whole * BEATS.result : whole;
}
