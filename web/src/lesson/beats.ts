/** When the beats of a lesson begin, and which moves they leave. */
import { keptLines } from '../board/logic/telling';
import type { AskedMove, Beat, Event, Line, State } from '../server/wire';

/** All moves may be played. */
const ANY = '*';
/** What was chosen together is closed last. */
const LAST = 'done';

export const isRead = ({ allow = [] }: Beat): boolean => allow.length === 0;
export const isFree = ({ allow = [] }: Beat): boolean => allow.includes(ANY);

/** The moves that a beat lets one play, of those that are legal. */
export function allowed(beat: Beat, moves: readonly AskedMove[]): AskedMove[] {
  if (isFree(beat)) return [...moves];
  const found = moves.filter(({ move }) => beat.allow?.includes(move));
  const open = found.filter(({ move }) => move !== LAST);
  return open.length > 0 ? open : found;
}

/** Where a lesson stands: what is shown of the game, what is asked, what was chosen and not yet done. */
export interface LessonNow {
  state: State;
  /** What may be answered, whatever the coach says of it; nothing while something is shown. */
  offered: readonly AskedMove[];
  /** The moves that were picked out and wait for the button that does them. */
  picked: readonly string[];
  /** The events of the scene that is shown. */
  scene: readonly Event[];
}

const is = ({ on }: Beat, event: Event): boolean =>
  event.event === on?.event &&
  Object.entries(on.having ?? {}).every(
    ([name, value]) => JSON.stringify((event as Record<string, unknown>)[name]) === JSON.stringify(value),
  );

/** The line in which the event of a beat happened, from a version on. */
const lineOf = (beat: Beat, lines: readonly Line[], since: number): Line | undefined =>
  lines.find(({ version, events }) => version >= since && events.some((one) => is(beat, one)));

/** The version at which a beat begins, if it does now; null if not. */
export function begins(beat: Beat, since: number, now: LessonNow): number | null {
  const { asked, chosen, event } = beat.on ?? {};
  if (event) {
    if (beat.fleeting && !now.scene.some((one) => is(beat, one))) return null;
    return lineOf(beat, keptLines(now.state.log), since)?.version ?? null;
  }
  if (asked) {
    const open = now.offered.length > 0 && now.state.view.prompt?.question === asked;
    return open && (isRead(beat) || allowed(beat, now.offered).length > 0) ? now.state.version : null;
  }
  if (chosen) return now.picked.includes(chosen) ? now.state.version : null;
  return since;
}

export interface CoachPlace {
  beat: number;
  /** The version from which on its event is looked for. */
  version: number;
}

/** Where a lesson goes on: at its beat, or at the first one after it that begins now. */
export function goOn(beats: readonly Beat[], { beat: at, version }: CoachPlace, now: LessonNow): CoachPlace {
  // What is chosen is spoken of before it is done.
  if (beats[at + 1]?.on?.chosen && begins(beats[at + 1]!, version, now) !== null)
    return { beat: at + 1, version };
  let missed = false;
  for (let i = at; i < beats.length; i++) {
    const beat = beats[i]!;
    const { event, chosen, asked } = beat.on ?? {};
    // Beyond what has not happened only what has happened is known, and what follows by itself follows.
    if (i > at && !event && (missed || (!asked && !chosen))) continue;
    const began = begins(beat, version, now);
    if (began !== null) return { beat: i, version: began };
    missed ||= Boolean(event) && beat.fleeting !== true;
  }
  // What was chosen is chosen no longer: the beat before speaks again.
  const before = beats[at - 1];
  if (beats[at]?.on?.chosen && before !== undefined && begins(before, version, now) !== null)
    return { beat: at - 1, version };
  return { beat: at, version };
}

/** Whether what a lesson has seen was taken back. */
export const isUndone = ({ version }: CoachPlace, { log }: State): boolean =>
  log.some((line) => line.version === version) && !keptLines(log).some((line) => line.version === version);

/** The last beat that has begun, when something was taken back. */
export function goBack(beats: readonly Beat[], { beat: at }: CoachPlace, now: LessonNow): CoachPlace {
  const lines = keptLines(now.state.log);
  const last = beats.findLastIndex((beat, i) => i <= at && beat.on?.event && lineOf(beat, lines, 0));
  const asked = beats.findIndex(
    (beat, i) => i > last && i <= at && beat.on?.asked && begins(beat, 0, now) !== null,
  );
  if (asked >= 0) return { beat: asked, version: now.state.version };
  const happened = last < 0 ? undefined : lineOf(beats[last]!, lines, 0);
  return { beat: Math.max(last, 0), version: happened?.version ?? now.state.version };
}
