import { beforeEach, expect, test, vi } from 'vitest';
import { wear } from '../src/browser/badge';
import { keepCreated } from '../src/browser/storage';
import { fakeBrowser } from './browser';

const setAppBadge = vi.fn(() => Promise.resolve());
const clearAppBadge = vi.fn(() => Promise.resolve());

beforeEach(() => {
  fakeBrowser();
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
});

const keep = (table: string) =>
  keepCreated({ table, host: 'h', spectator: 's', code: null, seats: [] }, { seats: [] });

test('an installed page wears the number of tables where it is one’s turn, until it is at none', () => {
  keep('one');
  keep('two');
  wear(new Map([['one', true]]));
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  wear(new Map([['two', true]]));
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  wear(
    new Map([
      ['one', false],
      ['two', false],
    ]),
  );
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('a browser that knows no such number is not asked', () => {
  vi.stubGlobal('navigator', {});
  keep('one');
  expect(() => wear(new Map([['one', true]]))).not.toThrow();
});
