import { beforeEach, describe, expect, test } from 'vitest';
import { savePreferences, saveWish } from '../src/browser/storage';
import { type TableWish, quickWish, rememberedWish, usualWish, withKnownBots } from '../src/pages/wish';
import { fakeBrowser } from './browser';

const person = (number: number) => `Player ${number}`;

beforeEach(() => void fakeBrowser());

test('the usual table is one person and two guests, who are novices where the game begins at once', () => {
  const { seats } = usualWish(person);
  expect(seats.map((seat) => seat.kind)).toEqual(['here', 'link', 'link']);
  const quick = quickWish(usualWish(person), person).seats;
  expect(quick.map((seat) => seat.bot)).toEqual([undefined, 'novice', 'novice']);
  expect(seats[0]!.name).toBe('Player 1');
});

test('the name that was given before is used again', () => {
  savePreferences({ name: 'Arno' });
  expect(usualWish(person).seats[0]!.name).toBe('Arno');
});

test('the last settings are remembered', () => {
  const wish: TableWish = { ...usualWish(person), variants: ['oracle'], chat: false };
  saveWish(wish);
  expect(rememberedWish(person)).toEqual(wish);
});

test('settings of before there were hints are remembered too', () => {
  const { hints, ...before } = { ...usualWish(person), chat: false };
  saveWish(before);
  expect(rememberedWish(person)).toEqual({ ...before, hints });
});

test('a bot that cannot play here is replaced by the best that can play any cards', () => {
  const wish = usualWish(person);
  wish.seats[1]!.bot = 'ancient';
  wish.seats[2]!.bot = 'random';
  const { seats } = withKnownBots(wish, ['random', 'novice', 'skilled']);
  expect(seats.map((seat) => seat.bot)).toEqual([undefined, 'skilled', 'random']);
});

describe('settings that cannot be are not used', () => {
  const good = usualWish(person);
  const [first, ...others] = good.seats;
  test.each<[string, unknown]>([
    ['too few seats', { ...good, seats: others }],
    ['a colour twice', { ...good, seats: [first, first, ...others] }],
    ['an unknown kind', { ...good, seats: [{ ...first, kind: 'ghost' }, ...others] }],
    ['no name', { ...good, seats: [{ ...first, name: ' ' }, ...others] }],
    ['an unknown variant', { ...good, variants: ['chess'] }],
    ['unknown hints', { ...good, hints: 'always' }],
    ['no clock', { ...good, clock: 'soon' }],
    ['nothing', null],
    ['a text', 'settings'],
  ])('%s', (_, wish) => {
    saveWish(wish as TableWish);
    expect(rememberedWish(person)).toEqual(good);
  });
});

describe('a game at once', () => {
  test('has bots on all seats but the first, with names and colours kept apart', () => {
    const wish: TableWish = {
      ...usualWish(person),
      seats: [
        { kind: 'here', name: 'Ana', colour: 4 },
        { kind: 'link', name: 'Ben', colour: 2 },
        { kind: 'here', name: 'Cleo', colour: 1 },
        { kind: 'bot', name: 'Teva', colour: 5, bot: 'random' },
      ],
    };
    const { seats } = quickWish(wish, person);
    expect(seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot', 'bot']);
    expect(seats.map((seat) => seat.colour)).toEqual([4, 2, 1, 5]);
    expect(seats[3]!.bot).toBe('random');
    expect(new Set(seats.map((seat) => seat.name)).size).toBe(4);
  });

  test('gives the first seat to the person even where a bot had it', () => {
    const wish = usualWish(person);
    const seats = wish.seats.map((seat) => ({ ...seat, kind: 'bot' as const, bot: 'novice' }));
    const [first] = quickWish({ ...wish, seats }, person).seats;
    expect(first).not.toHaveProperty('bot');
    expect(first!.kind).toBe('here');
  });
});
