/** What a new table shall be like: the last choice, checked, or the usual one. */
import { here } from '../server/where';
import { lastWish, preferences } from '../browser/storage';
import { NAMES, freeNames } from '../lobby/names';
import {
  ANY_CARDS_BOT,
  type Chair,
  type Colour,
  LEAST_SEATS,
  LONGEST_NAME,
  MOST_SEATS,
  HINTS,
  type LessonData,
  type NewTable,
  SEAT_KINDS,
  SWITCHES,
  type SeatKind,
  type Switch,
  VARIANTS,
} from '../server/wire';

export type TableWish = Required<Omit<NewTable, 'lesson' | 'lobby' | 'language'>>;

export const USUAL_BOT = 'novice';
/** All who sit at a table of this browser can talk. */
export const SWITCH_NAMES = (Object.keys(SWITCHES) as Switch[]).filter((one) => !(here && one === 'chat'));
export const COLOURS: readonly Colour[] = [1, 2, 3, 4, 5];

/** `person` names people who have not said their name: "Player 2". */
export function usualSeat(at: number, kind: SeatKind, person: (number: number) => string): Chair {
  const colour = COLOURS[at]!;
  if (kind === 'bot') return { kind, name: NAMES[at]!, colour, bot: USUAL_BOT };
  const name = at === 0 ? preferences().name : undefined;
  return { kind, name: name ?? person(at + 1), colour };
}

export function usualWish(person: (number: number) => string): TableWish {
  const kinds: SeatKind[] = here ? ['here', 'bot', 'bot'] : ['here', 'link', 'link'];
  return {
    seats: kinds.map((kind, at) => usualSeat(at, kind, person)),
    variants: [],
    ...SWITCHES,
    hints: 'alone',
    clock: null,
    away_minutes: here ? null : 10,
    public: false,
  };
}

/** The settings of the last table, or the usual ones. */
export function rememberedWish(person: (number: number) => string): TableWish {
  const usual = usualWish(person);
  const last = lastWish();
  // One of before a setting was there has it as usual.
  const whole =
    last !== null && typeof last === 'object' ? { hints: usual.hints, public: usual.public, ...last } : last;
  if (!isWish(whole)) return usual;
  const atHand = (seat: Chair, at: number) => (seat.kind === 'link' ? usualSeat(at, 'bot', person) : seat);
  return here ? { ...whole, seats: whole.seats.map(atHand), away_minutes: null } : whole;
}

/** A game at once: one person at this screen, bots on all other seats. */
export function quickWish(wish: TableWish, person: (number: number) => string): TableWish {
  const taken = new Set(wish.seats.map((seat) => seat.name));
  const seats = wish.seats.map((seat, at): Chair => {
    const { name, colour, kind } = seat;
    if (at === 0) {
      const mine = kind === 'bot' ? usualSeat(0, 'here', person).name : name;
      return { kind: 'here', name: mine, colour };
    }
    if (kind === 'bot') return seat;
    const free = freeNames([...taken], 1)[0] ?? name;
    taken.add(free);
    return { kind: 'bot', name: free, colour, bot: USUAL_BOT };
  });
  return { ...wish, seats, clock: null, public: false };
}

/** Guests name themselves: until then their seats have names that nobody else has. */
export function withGuests({ seats, ...wish }: TableWish): TableWish {
  const taken = seats.filter((seat) => seat.kind !== 'link').map((seat) => seat.name);
  const free = freeNames(taken, seats.length);
  return {
    ...wish,
    seats: seats.map((seat) => (seat.kind === 'link' ? { ...seat, name: free.pop()! } : seat)),
  };
}

/** A table for a lesson: all sit as it has them, and its learner at this screen. */
export function lessonWish({ name, names, bot }: LessonData, person: (number: number) => string): NewTable {
  const seats = names.map((one, at): Chair => {
    const colour = COLOURS[at]!;
    if (one !== '') return { kind: 'bot', name: one, colour, bot };
    return { kind: 'here', name: preferences().name ?? person(at + 1), colour };
  });
  return { seats, lesson: name };
}

/** With another bot, the best that plays any cards, in place of one that cannot play here. */
export function withKnownBots(wish: TableWish, bots: readonly string[]): TableWish {
  const known = ({ bot }: Chair): boolean => bot === undefined || bot === null || bots.includes(bot);
  return { ...wish, seats: wish.seats.map((seat) => (known(seat) ? seat : { ...seat, bot: ANY_CARDS_BOT })) };
}

function isWish(value: unknown): value is TableWish {
  const wish = value as TableWish | null;
  return (
    typeof wish === 'object' &&
    wish !== null &&
    Array.isArray(wish.seats) &&
    wish.seats.length >= LEAST_SEATS &&
    wish.seats.length <= MOST_SEATS &&
    wish.seats.every(isSeat) &&
    new Set(wish.seats.map((seat) => seat.colour)).size === wish.seats.length &&
    new Set(wish.seats.map((seat) => seat.name)).size === wish.seats.length &&
    Array.isArray(wish.variants) &&
    wish.variants.every((one) => VARIANTS.includes(one)) &&
    (wish.clock === null || typeof wish.clock?.seconds === 'number') &&
    (wish.away_minutes === null || typeof wish.away_minutes === 'number') &&
    HINTS.includes(wish.hints) &&
    typeof wish.public === 'boolean' &&
    SWITCH_NAMES.every((one) => typeof wish[one] === 'boolean')
  );
}

function isSeat(seat: Chair | null): boolean {
  return (
    typeof seat === 'object' &&
    seat !== null &&
    SEAT_KINDS.includes(seat.kind) &&
    COLOURS.includes(seat.colour) &&
    typeof seat.name === 'string' &&
    seat.name.trim() !== '' &&
    seat.name.length <= LONGEST_NAME &&
    (seat.kind !== 'bot' || typeof seat.bot === 'string')
  );
}
