/** What a new table shall be like: the last choice, checked, or the usual one. */
import { lastWish, preferences } from '../browser/storage';
import {
  type Chair,
  type Colour,
  type NewTable,
  SWITCHES,
  type SeatKind,
  type Switch,
  VARIANTS,
} from '../server/wire';

export type TableWish = Required<NewTable>;

export const LEAST_SEATS = 3;
export const MOST_SEATS = 5;
export const LONGEST_NAME = 24;
export const USUAL_BOT = 'novice';
export const ANY_CARDS_BOT = 'skilled';
export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];
export const COLOURS: readonly Colour[] = [1, 2, 3, 4, 5];
export const KINDS: readonly SeatKind[] = ['here', 'link', 'bot'];
const BOT_NAMES = ['Teva', 'Vaite', 'Manu', 'Moana', 'Heimana'];

/** `person` names people who have not said their name: "Player 2". */
export function usualSeat(at: number, kind: SeatKind, person: (number: number) => string): Chair {
  const colour = COLOURS[at]!;
  if (kind === 'bot') return { kind, name: BOT_NAMES[at]!, colour, bot: USUAL_BOT };
  const name = at === 0 ? preferences().name : undefined;
  return { kind, name: name ?? person(at + 1), colour };
}

export function usualWish(person: (number: number) => string): TableWish {
  const kinds: SeatKind[] = ['here', 'bot', 'bot'];
  return {
    seats: kinds.map((kind, at) => usualSeat(at, kind, person)),
    variants: [],
    ...SWITCHES,
    clock: null,
    away_minutes: 10,
  };
}

/** The settings of the last table, or the usual ones. */
export function rememberedWish(person: (number: number) => string): TableWish {
  const last = lastWish();
  return isWish(last) ? last : usualWish(person);
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
    const free = BOT_NAMES.find((one) => !taken.has(one)) ?? name;
    taken.add(free);
    return { kind: 'bot', name: free, colour, bot: USUAL_BOT };
  });
  return { ...wish, seats, clock: null };
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
    SWITCH_NAMES.every((one) => typeof wish[one] === 'boolean')
  );
}

function isSeat(seat: Chair | null): boolean {
  return (
    typeof seat === 'object' &&
    seat !== null &&
    KINDS.includes(seat.kind) &&
    COLOURS.includes(seat.colour) &&
    typeof seat.name === 'string' &&
    seat.name.trim() !== '' &&
    seat.name.length <= LONGEST_NAME &&
    (seat.kind !== 'bot' || typeof seat.bot === 'string')
  );
}
