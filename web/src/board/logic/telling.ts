/** What the server says without a language, told in the reader's. */
import type { Entry, Line, Saying, Seat, Thing, Value } from '../../server/wire';
import type { PieceKey } from './pieces';
import { type Say, type Variables, inSentence } from './say';
import { passages, roundWords, stepWords } from './turns';

/** How a reader is told: messages, lists and the names at the table. */
export interface Reader {
  say: Say;
  /** Joins words as the language does. */
  list: (words: string[]) => string;
  names: readonly string[];
  /** Whether masks are called by their names alone, as on buttons. */
  brief?: boolean;
  /** Who reads, and so is told of themselves as "you". */
  seat: Seat | null;
}

/** A stretch of a sentence; with `about` it names something that can be explained. */
export interface Part {
  text: string;
  about: PieceKey | null;
}

// Names go through the messages between these marks and are found again behind them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

const marked = (about: PieceKey, text: string): string => `${OPEN}${about}${MIDDLE}${text}${CLOSE}`;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), about: null });
    parts.push({ text: found[2] ?? '', about: found[1] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), about: null });
  return parts;
}

export const plain = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

const MASK = /^(forest-)?mask-(?!mirror)/;

function nameOf({ seat, name, about, variables }: Thing, reader: Reader, listed = false): string {
  if (typeof seat === 'number') {
    const you = listed && seat === reader.seat;
    return marked(`player/${seat}`, you ? reader.say('ui-board-you') : (reader.names[seat] ?? ''));
  }
  const alone = reader.brief === true && MASK.test(name ?? '');
  const text = alone
    ? reader.say(name ?? '')
    : inSentence(reader.say, name ?? '', variablesOf(variables ?? {}, reader, listed));
  return about === undefined || about === null ? text : marked(about, text);
}

function valueOf(value: Value, reader: Reader, listed: boolean): string | number {
  if (Array.isArray(value)) return reader.list(value.map((one) => nameOf(one, reader, true)));
  return typeof value === 'object' ? nameOf(value, reader, listed) : value;
}

const variablesOf = (values: Record<string, Value>, reader: Reader, listed = false): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value, reader, listed)]));

/** The forms of a message where the reader is who did it, or whom it was done to. */
const FORMS = { who: 'you', whom: 'whom' };

/** A saying with its names still marked. */
function told({ message, variables }: Saying, reader: Reader): string {
  const values = variablesOf(variables, reader);
  for (const [name, form] of Object.entries(FORMS)) {
    const of = variables[name];
    if (typeof of !== 'object' || Array.isArray(of) || of.seat !== reader.seat) continue;
    const text = reader.say(`${message}.${form}`, values);
    if (reader.seat !== null && text !== `${message}.${form}`) return text;
  }
  return reader.say(message, values);
}

/** A saying in plain words. */
export const tell = (saying: Saying, reader: Reader): string => plain(partsOf(told(saying, reader)));

/** Another form of a saying, an attribute of its message; null where it has none. */
export function tellAs(form: string, saying: Saying, reader: Reader): string | null {
  const message = `${saying.message}.${form}`;
  const text = told({ ...saying, message }, reader);
  return text === message ? null : plain(partsOf(text));
}

/** What stands in one line of the log. */
export interface Told {
  /** The moment that the line leads to. */
  version: number;
  /** The kind of scene; a new round gets a heading instead of a sentence. */
  scene: string;
  seat: Seat | null;
  parts: Part[];
  rule: string | null;
  /** What the die showed, where it was rolled. */
  face: number | null;
  /** The step of a ceremony that it belongs to; empty outside of one. */
  step: string;
}

/** A scene in words; with `cause` only what it begins with. */
export const tellEntry = ({ says }: Entry, reader: Reader, cause = false): Part[] =>
  partsOf((cause ? says.slice(0, 1) : says).map((one) => told(one, reader)).join(' '));

export function tellLine(line: Line, reader: Reader): Told[] {
  const { version, story, events } = line;
  const turns = passages(line);
  return story.map((entry, i) => {
    const first = events[entry.first];
    const face = first?.event === 'rolled' ? first.face : null;
    const parts =
      first?.event === 'round'
        ? [{ text: roundWords(first.round, reader.say), about: null }]
        : tellEntry(entry, reader);
    return { ...entry, version, face, parts, step: stepWords(turns[i] ?? line.turn, reader.say) };
  });
}

/** The log without what was taken back. */
export function keptLines(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const undone = line.events.find((one) => one.event === 'undone');
    const since = undone?.event === 'undone' ? (undone.since ?? Infinity) : Infinity;
    while (kept.length > 0 && kept.at(-1)!.version > since) kept.pop();
    kept.push(line);
  }
  return kept;
}
