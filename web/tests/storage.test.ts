import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetTable,
  keepCreated,
  keepSecret,
  keepTable,
  knownTable,
  knownTables,
  preferences,
  savePreferences,
  sitting,
} from '../src/browser/storage';
import type { Table } from '../src/server/wire';
import { fakeBrowser } from './browser';

beforeEach(() => void fakeBrowser());

const created = {
  table: 'abc',
  host: 'host-secret',
  spectator: 'spectator-secret',
  code: null,
  seats: [
    { seat: 0, secret: 'zero' },
    { seat: 1, secret: 'one' },
    { seat: 2, secret: null },
  ],
};
const seats = [
  { kind: 'here' as const, name: 'Ana' },
  { kind: 'link' as const, name: 'Ben' },
  { kind: 'bot' as const, name: 'Cleo' },
];

const about = (you: Table['you'], status: Table['status'] = 'running') =>
  ({ table: 'abc', created: 5, status, you, seats }) as unknown as Table;

describe('a table that was opened here', () => {
  test('keeps the seats of this screen apart from the links for others', () => {
    keepCreated(created, { seats });
    expect(knownTable('abc')).toMatchObject({
      host: 'host-secret',
      spectator: 'spectator-secret',
      names: ['Ana', 'Ben', 'Cleo'],
      seats: { 0: 'zero' },
      links: { 1: 'one' },
    });
    expect(sitting('abc')).toEqual(['zero']);
  });

  test('is forgotten on request', () => {
    keepCreated(created, { seats });
    forgetTable('abc');
    expect(knownTables()).toEqual([]);
  });
});

describe('a secret', () => {
  test.each([
    [{ host: false, seat: 1, invited: null, hints: false }, { seats: { 1: 'secret' } }],
    [{ host: true, seat: null, invited: null, hints: false }, { host: 'secret' }],
    [{ host: false, seat: null, invited: null, hints: false }, { spectator: 'secret' }],
  ])('is kept for what it opens: %o', (you, kept) => {
    keepSecret(about(you), 'secret');
    expect(knownTable('abc')).toMatchObject(kept);
    expect(sitting('abc')).toEqual(['secret']);
  });

  test('of another tab is not used in this one', () => {
    keepSecret(about({ host: false, seat: 0, invited: null, hints: false }), 'zero');
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    keepSecret(about({ host: false, seat: 1, invited: null, hints: false }), 'one');
    expect(knownTable('abc')?.seats).toEqual({ 0: 'zero', 1: 'one' });
  });
});

describe('what is remembered', () => {
  test('has the last seen table first, and how it stands', () => {
    keepTable({ ...about({ host: false, seat: 0, invited: null, hints: false }), table: 'old' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    keepTable(about({ host: false, seat: 0, invited: null, hints: false }, 'over'));
    vi.restoreAllMocks();
    expect(knownTables().map((one) => [one.table, one.status])).toEqual([
      ['abc', 'over'],
      ['old', 'running'],
    ]);
  });

  test.each(['{', '[{"table": 3}, null, "x"]', '"text"', '{}'])('survives damage: %s', (text) => {
    localStorage.setItem('raiatea.tables', text);
    localStorage.setItem('raiatea.preferences', text);
    expect(knownTables()).toEqual([]);
    expect(preferences()).toEqual({});
  });

  test('works for the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    savePreferences({ language: 'nl' });
    savePreferences({ theme: 'dark' });
    expect(preferences()).toEqual({ language: 'nl', theme: 'dark' });
  });
});
