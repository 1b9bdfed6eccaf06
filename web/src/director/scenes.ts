/** From the lines of the log to scenes, and how each of their events changes what is shown. */
import { passages } from '../board/logic/turns';
import type { Change, Entry, Event, Line, Passage, Seat, State } from '../server/wire';

/** One cause and its effects, as the server has cut them; or the beginning of a ceremony's step. */
export interface Scene {
  kind: string;
  seat: Seat | null;
  /** How it is told; null where there is nothing to tell. */
  entry: Entry | null;
  line: Line;
  /** Its events among those of the line. */
  from: number;
  until: number;
  /** Whether the line is over with it. */
  last: boolean;
  /** Which step of a ceremony begins. */
  step: number;
  /** There is no time for more than a caption. */
  brief?: boolean;
}

/** What passes without being seen. */
export const SILENT = 'silent';

export function scenesOf(line: Line): Scene[] {
  const { story, events } = line;
  const base = { line, last: false, step: 0 };
  const scenes: Scene[] = [];
  const add = (kind: string, entry: Entry | null, from: number, until: number, step = 0): void => {
    scenes.push({ ...base, kind, seat: entry?.seat ?? null, entry, from, until, step });
  };
  if (story.length === 0) add(SILENT, null, 0, events.length);
  story.forEach((entry, i) => {
    add(entry.scene, entry, entry.first, story[i + 1]?.first ?? events.length);
  });
  const step = stepOf(line);
  if (step > 0) add('step', null, events.length, events.length, step);
  scenes.at(-1)!.last = true;
  return scenes;
}

/** The step of a ceremony that begins when a line is over; 0 where none does. */
function stepOf({ changes }: Line): number {
  const begins = changes?.at(-1)?.find(({ path }) => path.join('.') === 'view.ceremony');
  return typeof begins?.value === 'number' ? begins.value : 0;
}

/** The state with some of its places changed; what is not concerned stays the same object. */
export function changedBy(state: State, changes: readonly Change[]): State {
  return changes.reduce((all, { path, value }) => put(all, path, value) as State, state);
}

function put(into: unknown, [name, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const inner = put((into as Record<string, unknown>)[name], rest, value);
  if (Array.isArray(into)) return into.with(Number(name), inner);
  return { ...(into as object), [name]: inner };
}

/** The state with so much of a line in its log. */
export function toldUpTo(state: State, line: Line, events: number, entries: number): State {
  const log = state.log.filter((one) => one.version < line.version);
  const part = { ...line, events: line.events.slice(0, events), story: line.story.slice(0, entries) };
  return { ...state, log: [...log, part] };
}

/** Where a scene belongs; what is asked next may belong elsewhere. */
export function passageOf({ line, entry }: Scene): Passage | null {
  return entry === null ? null : (passages(line)[line.story.indexOf(entry)] ?? null);
}

export const eventsOf = ({ line, from, until }: Scene): Event[] => line.events.slice(from, until);
