import { beforeEach, describe, expect, test } from 'vitest';
import { link, momentLink, parse, tableHash } from '../src/browser/router';
import { fakeBrowser } from './browser';

beforeEach(() => void fakeBrowser());

const present = { version: null, seat: null, then: null };

describe('an address', () => {
  test.each([
    ['', { page: 'front' }],
    ['#/', { page: 'front' }],
    ['#/nowhere/at/all', { page: 'front' }],
    ['#/new', { page: 'new' }],
    ['#/record', { page: 'record' }],
    ['#/how', { page: 'how' }],
    ['#/cards/hina', { page: 'cards', card: 'hina' }],
    ['#/rules', { page: 'rules', number: null }],
    ['#/rules/R6.7', { page: 'rules', number: 'R6.7' }],
    ['#/t/abc', { page: 'table', table: 'abc', secret: null, ...present }],
    ['#/t/abc/s-e_cret', { page: 'table', table: 'abc', secret: 's-e_cret', ...present }],
    ['#/t/abc/at/12', { page: 'table', table: 'abc', secret: null, ...present, version: 12 }],
    ['#/t/abc/at/12/0', { page: 'table', table: 'abc', secret: null, ...present, version: 12, seat: 0 }],
    ['#/t/abc/secret/at/0', { page: 'table', table: 'abc', secret: 'secret', ...present, version: 0 }],
    [
      '#/t/abc/at/12/all-1/then/86',
      { page: 'table', table: 'abc', secret: null, version: 12, seat: 'all-1', then: 86 },
    ],
    ['#/t/abc/at/x', { page: 'table', table: 'abc', secret: null, ...present }],
    ['#/t/abc/at/-1', { page: 'table', table: 'abc', secret: null, ...present }],
    ['#/t', { page: 'front' }],
    ['#/t/%zz', { page: 'table', table: '%zz', secret: null, ...present }],
  ])('%s leads to its page', (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  test('comes back as it was made', () => {
    expect(parse(tableHash('abc', { version: 7, seat: 2 }))).toMatchObject({ version: 7, seat: 2 });
    const then = { version: 7, seat: 'all-2', then: 9 } as const;
    expect(parse(tableHash('abc', then))).toMatchObject(then);
    expect(parse(new URL(link('abc', 'secret', { version: 3 })).hash)).toEqual({
      page: 'table',
      table: 'abc',
      secret: 'secret',
      ...present,
      version: 3,
    });
  });

  test('of a moment holds no secret for those who sit at the table', () => {
    const url = new URL(momentLink('abc', { version: 3 }));
    expect(parse(url.hash)).toMatchObject({ table: 'abc', secret: null, version: 3, seat: null });
  });

  test('keeps a secret behind the #, where no server sees it', () => {
    const url = new URL(link('abc', 'secret'));
    expect(url.pathname + url.search).not.toContain('secret');
  });
});
