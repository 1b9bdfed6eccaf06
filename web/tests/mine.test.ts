import { beforeEach, describe, expect, test } from 'vitest';
import { type KnownTable, knownTables, packed, secretForCode, unpack } from '../src/browser/storage';
import { reachOf } from '../src/browser/shared.svelte';
import { askedOf, keyOf, nextTables, rows } from '../src/lobby/mine';
import { freeNames } from '../src/lobby/names';
import { MOST_OF_MINE, type TableAtAGlance } from '../src/server/wire';
import { fakeBrowser } from './browser';

beforeEach(() => void fakeBrowser());

/** A secret as servers make them. */
const key = (name: string): string => name.padEnd(43, '-');

const known = (table: string, more: Partial<KnownTable> = {}): KnownTable => ({
  table,
  created: 1,
  seen: 1,
  status: 'running',
  names: ['Ana', 'Ben', 'Cleo'],
  seats: { 1: key(`${table}-seat`) },
  links: {},
  ...more,
});

const glance = (table: string, more: Partial<TableAtAGlance> = {}): TableAtAGlance => ({
  table,
  status: 'running',
  host: false,
  you: 1,
  seats: [],
  round: 'A1',
  location: '',
  awaiting: [0],
  last: null,
  ago: 0,
  scores: null,
  winner: null,
  rematch: null,
  ...more,
});

describe('one of my tables', () => {
  test.each([
    ['turn', known('a'), glance('a', { awaiting: [0, 1] })],
    ['waiting', known('a'), glance('a')],
    ['lobby', known('a'), glance('a', { status: 'lobby', awaiting: [] })],
    ['finished', known('a'), glance('a', { status: 'over', awaiting: [] })],
    ['waiting', known('a'), undefined],
    ['lobby', known('a', { status: 'lobby' }), undefined],
  ])('stands under %s', (group, one, seen) => {
    const glances = new Map(seen === undefined ? [] : [[one.table, seen]]);
    expect(rows([one], glances, new Set(glances.keys()))[0]!.standing).toBe(group);
  });

  test('that the server no longer names is finished', () => {
    expect(rows([known('a')], new Map(), new Set(['a']))[0]!.standing).toBe('finished');
  });

  test('is asked for by the secret of a seat, else by that of the spectators', () => {
    expect(keyOf(known('a', { spectator: 'watch' }))?.secret).toBe(key('a-seat'));
    expect(keyOf(known('a', { seats: {}, spectator: 'watch' }))?.secret).toBe('watch');
    expect(keyOf(known('a', { seats: {} }))).toBeNull();
  });

  test('leads to the next game, unless that is known', () => {
    const next = { table: 'b', secret: 'again' };
    expect(nextTables([glance('a', { rematch: next })], [known('a')])).toEqual([next]);
    expect(nextTables([glance('a', { rematch: next })], [known('a'), known('b')])).toEqual([]);
    const hosts = known('b', { host: 'secret', seats: {} });
    expect(nextTables([glance('a', { rematch: next })], [known('a'), hosts])).toEqual([next]);
  });
});

test('tables go to another device, where those that are there stay', () => {
  unpack(JSON.stringify([known('a'), known('b')]));
  const text = packed(10_000);
  fakeBrowser();
  unpack(JSON.stringify([known('c'), known('a', { seats: { 0: key('own') } })]));
  expect(unpack(text)).toBe(2);
  const found = Object.fromEntries(knownTables().map((one) => [one.table, one.seats]));
  expect(found).toEqual({
    a: { 0: key('own'), 1: key('a-seat') },
    b: { 1: key('b-seat') },
    c: { 1: key('c-seat') },
  });
});

test('a link of somebody else takes no seat away, and brings nothing that is no table', () => {
  unpack(JSON.stringify([known('a', { host: key('mine'), seats: { 0: key('own') } })]));
  const strange = [
    known('a', { host: key('theirs'), seats: { 0: key('none') }, names: ['Eve'] }),
    known('../x'),
    { ...known('b'), names: [1] },
    { ...known('c'), created: 1e300 },
    { ...known('d'), seats: { 0: {} } },
    { ...known('e'), host: 5 },
    known('f', { seats: { 0: 'short' } }),
    known('g', { spectator: 'é'.repeat(43) }),
  ];
  expect(unpack(JSON.stringify(strange))).toBe(1);
  expect(knownTables()).toMatchObject([{ table: 'a', host: key('mine'), seats: { 0: key('own') } }]);
  expect(knownTables()[0]!.names).not.toContain('Eve');
});

test('what comes from elsewhere was seen no later than now', () => {
  unpack(JSON.stringify([known('a', { seen: 1e300 }), known('b', { seen: 2 })]));
  expect(knownTables()[0]!.seen).toBeLessThanOrEqual(Date.now());
  expect(knownTables()[1]!.seen).toBe(2);
});

test('what does not fit stays behind, the oldest first', () => {
  unpack(JSON.stringify([known('a', { seen: 1 }), known('b', { seen: 2 })]));
  const text = packed(JSON.stringify(JSON.stringify([known('a')])).length + 20);
  expect(JSON.parse(text)).toMatchObject([{ table: 'b' }]);
});

test('what does not fit are games that are over, not one that goes on', () => {
  unpack(JSON.stringify([known('a', { seen: 1 }), known('b', { seen: 2, status: 'over' })]));
  const text = packed(JSON.stringify(JSON.stringify([known('a')])).length + 20);
  expect(JSON.parse(text)).toMatchObject([{ table: 'a' }]);
});

test('what goes along is no more than a server takes, whatever names there are', () => {
  const names = Array.from({ length: 5 }, () => 'ที่รัก'.repeat(2));
  unpack(JSON.stringify(Array.from({ length: 60 }, (_, n) => known(`t${n}`, { names }))));
  const sent = JSON.stringify({ content: packed(16_000) });
  expect(new TextEncoder().encode(sent).length).toBeLessThan(20_000);
  expect(sent.length).toBeGreaterThan(8_000);
});

test('games that go on are asked about before those that are over', () => {
  const over = Array.from({ length: MOST_OF_MINE }, (_, n) =>
    known(`o${n}`, { status: 'over', seen: 100 - n }),
  );
  const wanted = askedOf([...over, known('weeks', { seen: 1 })]);
  expect(wanted.map(({ table }) => table).slice(0, 2)).toEqual(['weeks', 'o0']);
  expect(wanted).toHaveLength(MOST_OF_MINE);
});

test('a code is used with the same secret each time', () => {
  let made = 0;
  const fresh = () => `secret ${++made}`;
  expect(secretForCode('X', fresh)).toBe('secret 1');
  expect(secretForCode('Y', fresh)).toBe('secret 2');
  expect(secretForCode('X', fresh)).toBe('secret 1');
});

test('names that are suggested are nobody’s', () => {
  expect(freeNames(['Teva', 'Manu'], 2)).toEqual(['Vaite', 'Moana']);
});

test.each([
  ['http://127.0.0.1:8420', 'machine'],
  ['http://localhost:8420', 'machine'],
  ['http://[::1]:8420', 'machine'],
  ['http://192.168.1.20:8420', 'network'],
  ['http://172.20.0.3', 'network'],
  ['http://10.0.0.7', 'network'],
  ['https://raiatea.example', 'everywhere'],
  ['http://172.40.0.3', 'everywhere'],
  ['http://0.0.0.0:8420', 'machine'],
  ['http://raiatea.localhost:8420', 'machine'],
  ['http://[::]:8420', 'machine'],
  ['http://[fe80::1]:8420', 'network'],
])('%s reaches: %s', (origin, far) => {
  expect(reachOf(origin)).toBe(far);
});
