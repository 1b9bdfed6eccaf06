/** The log: events as whole sentences in which names and cards can be pointed at. */
import type { Event, Line, Seat } from '../../lib/wire';
import type { Box } from './box';
import type { PieceKey } from './pieces';
import { type Say, type Variables, inSentence } from './say';

/** A stretch of a sentence; with `about` it names something that can be explained. */
export interface Part {
  text: string;
  about: PieceKey | null;
}

export interface Entry {
  /** The moment that the line leads to. */
  version: number;
  /** A new round gets a heading instead of a sentence. */
  heading: boolean;
  seat: Seat | null;
  parts: Part[];
  rule: string | null;
}

export interface Teller {
  box: Box;
  say: Say;
  list: (words: string[]) => string;
  names: readonly string[];
  rounds: readonly string[];
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

type Field = (value: never, teller: Teller) => string | number;

const thing =
  (place: string, prefix: string): Field =>
  (id: string, { say }) =>
    marked(`${place}/${id}`, inSentence(say, `${prefix}-${id}`));

const player: Field = (seat: Seat | null, { names, say }) =>
  seat === null ? say('nobody') : marked(`player/${seat}`, names[seat] ?? '');

const all =
  (one: Field): Field =>
  (values: never[], teller) =>
    teller.list(values.map((value) => String(one(value, teller))));

const asIs: Field = (value: string | number) => value;

/** Each field of an event: the variable of its message, and how it is told. */
const FIELDS: Record<string, [string, Field]> = {
  seat: ['who', player],
  winner: ['who', player],
  victim: ['whom', player],
  owner: ['whom', player],
  receiver: ['whom', player],
  seats: ['seats', all(player)],
  location: ['location', thing('location', 'location')],
  commodity: ['commodity', thing('goods', 'commodity')],
  assistant: ['assistant', thing('assistant', 'assistant')],
  mask: ['mask', thing('mask', 'mask')],
  card: ['card', thing('forest', 'forest')],
  cards: ['cards', all(thing('forest', 'forest'))],
  ritual: ['ritual', thing('ritual', 'ritual')],
  rituals: ['rituals', all(thing('ritual', 'ritual'))],
  mission: ['mission', thing('token', 'mission')],
  gift: ['gift', thing('gift', 'gift')],
};

/** What no sentence says. */
const UNSAID: ReadonlySet<string> = new Set(['missions', 'from', 'bag', 'rank', 'number']);

function variablesOf(event: Event, teller: Teller): Variables {
  const found: Variables = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'event' || UNSAID.has(field)) continue;
    const [name, tell] = FIELDS[field] ?? [field, asIs];
    found[name] = tell(value as never, teller);
    if (Array.isArray(value)) found.count = value.length;
  }
  if (typeof found.amount === 'number') {
    found.paid = found.amount < 0 ? 1 : 0;
    found.amount = Math.abs(found.amount);
  }
  return { ...found, ...besides(event, teller) };
}

/** What a sentence says beyond the event's own fields. */
function besides(event: Event, { box, say }: Teller): Variables {
  switch (event.event) {
    case 'sold':
      return { bonus: inSentence(say, `bonus-${event.commodity}-${event.space}`) };
    case 'performed':
      return { general: event.seat === null ? 1 : 0 };
    case 'fulfilled':
    case 'won auction':
      return { vp: box.mission(event.mission).value };
    case 'tattoos': {
      const rank = box.rankAt(event.space);
      const reached = event.rank === null ? 0 : 1;
      return { rank: marked(`rank/${rank.id}`, say(`rank-${rank.id}`)), reached };
    }
    case 'round':
      return { kind: event.round.startsWith('C') ? 'ceremony' : 'action' };
    default:
      return {};
  }
}

export function sentence(event: Event, teller: Teller): string {
  return teller.say(`event-${event.event.replaceAll(' ', '-')}`, variablesOf(event, teller));
}

/** The row told with the owner of each ritual. */
function rowSentence(event: Extract<Event, { event: 'row' }>, teller: Teller): string {
  const items = event.rituals.map(({ ritual, owner }) =>
    teller.say('ui-board-row-item', {
      ritual: marked(`ritual/${ritual}`, teller.say(`ritual-${ritual}`)),
      who: player(owner as never, teller),
    }),
  );
  return teller.say('event-row', { rituals: teller.list(items), count: items.length });
}

// What an event already says of the same player's next ones.
const IMPLIED: Partial<Record<Event['event'], readonly Event['event'][]>> = {
  hired: ['pearls', 'took assistant'],
  bid: ['mana'],
  offered: ['mana'],
  bought: ['mana'],
};
const BETTER_TOLD: Partial<Record<Event['event'], Event['event']>> = {
  kept: 'kept ritual',
  'stole commodity': 'stolen commodity',
};
const NEW_LINE: ReadonlySet<Event['event']> = new Set([
  'chose location',
  'forest to markets',
  'game over',
  'no effect',
  'order',
  'performed',
  'round',
  'row',
  'started',
  'statue',
  'turned up',
]);
const THINKING: ReadonlySet<string> = new Set(['answered', 'withdrew']);
/** Told with another event, or for those who check the record only. */
const UNTOLD: ReadonlySet<string> = new Set(['committed']);

const RULES: Partial<Record<Event['event'], string>> = {
  'became tahua': 'R4.3',
  'no effect': 'R6.7',
  'won auction': 'R7.7',
  order: 'R6.4',
  row: 'R6.6',
  gift: 'R6.5',
  fulfilled: 'R7.1',
  'joined mirror': 'R8.6',
  'new forest pile': 'R3.5',
  shuffled: 'R3.4',
  silenced: 'R10.7',
};

const seatOf = (event: Event): Seat | null => {
  return 'seat' in event ? event.seat : null;
};

/** Without what the next event tells better. */
function worthTelling(events: readonly Event[]): Event[] {
  const open = events.filter((one) => !UNTOLD.has(one.event));
  const lastDeed = open.findLastIndex((one) => !THINKING.has(one.event));
  const order = open.filter((one, i) => !THINKING.has(one.event) || i > lastDeed);
  const found: Event[] = [];
  let told: Event | null = null;
  order.forEach((event, i) => {
    const implied = told === null ? [] : (IMPLIED[told.event] ?? []);
    const gained = 'amount' in event && event.amount > 0;
    if (implied.includes(event.event) && told && seatOf(told) === seatOf(event) && !gained) return;
    if (order[i + 1]?.event === BETTER_TOLD[event.event] && i + 1 < order.length) return;
    if (event.event === 'stolen commodity' && found.at(-1)?.event === event.event) return;
    found.push(event);
    told = event;
  });
  return found;
}

/** The sentences of an event, with what others of its line add to it. */
function saidOf(event: Event, line: Line, teller: Teller): string[] {
  if (event.event === 'row') return [rowSentence(event, teller)];
  if (event.event === 'performed' && event.from === 'row') {
    return [sentence(event, teller), teller.say('event-bag', { mana: event.bag })];
  }
  if (event.event !== 'no effect') return [sentence(event, teller)];
  const discarded = line.events.flatMap((one) => (one.event === 'no effect' ? [one.ritual] : []));
  const others = discarded.slice(1).map((id) => marked(`ritual/${id}`, teller.say(`ritual-${id}`)));
  if (others.length === 0) return [sentence(event, teller)];
  return [sentence(event, teller), teller.say('ui-board-also-discarded', { rituals: teller.list(others) })];
}

/** The whole log; who has answered is told only while others still think. */
export function logOf(lines: readonly Line[], teller: Teller): Entry[] {
  const pondered = (line: Line): boolean =>
    line.events.every((one) => THINKING.has(one.event) || UNTOLD.has(one.event));
  const lastDeed = lines.findLastIndex((line) => !pondered(line));
  return lines
    .filter((line, i) => i > lastDeed || !pondered(line))
    .flatMap((line) => entriesOf(line, teller));
}

/** One entry for what a player did in one go. */
export function entriesOf(line: Line, teller: Teller): Entry[] {
  const entries: (Entry & { said: string[] })[] = [];
  let before: Event['event'] | null = null;
  for (const event of worthTelling(line.events)) {
    const seat = seatOf(event);
    const last = entries.at(-1);
    const other = seat !== null && last !== undefined && last.seat !== null && seat !== last.seat;
    const starts = event.event !== before && (other || NEW_LINE.has(event.event));
    if (last === undefined || last.heading || starts) {
      entries.push({
        version: line.version,
        heading: event.event === 'round',
        seat,
        parts: [],
        said: [],
        rule: null,
      });
    }
    const entry = entries.at(-1) as Entry & { said: string[] };
    entry.seat ??= seat;
    entry.rule ??= RULES[event.event] ?? null;
    if (event.event === 'no effect' && before === 'no effect') continue; // told with the first
    entry.said.push(...saidOf(event, line, teller));
    before = event.event;
  }
  return entries.map(({ said, ...entry }) => ({ ...entry, parts: partsOf(said.join(' ')) }));
}
