import { beforeEach, expect, test } from 'vitest';
import type { TableBoard } from '../../src/board/board.svelte';
import { isKept, passesAfter, passing, waitsFor } from '../../src/board/passing.svelte';
import type { AskedMove, SeatKind } from '../../src/server/wire';

interface Asked {
  question: string;
  empty?: 'open' | 'secret' | null;
  kinds?: SeatKind[];
  touched?: boolean;
  pending?: string | null;
  askedFor?: number;
}

/** A board as far as passing looks at it; the last move does nothing. */
function asked({ question, empty = null, kinds = ['here', 'link', 'bot'], ...more }: Asked): TableBoard {
  const together = ['Dance', 'Prepare'].includes(question);
  const board = {
    asked: true,
    sending: false,
    touched: false,
    pending: null,
    askedFor: 0,
    table: { seats: kinds.map((kind, seat) => ({ kind, seat })) },
    state: { asked: { empty, quiet: together ? [] : ['pass'] } },
    view: { prompt: { question }, public: { stack: [{ step: question }] } },
    ...more,
  };
  return board as unknown as TableBoard;
}

const ALONE: SeatKind[] = ['here', 'bot', 'bot'];
const pass = { move: 'pass' } as AskedMove;
const fulfil = { move: 'fulfil 1.2' } as AskedMove;

beforeEach(() => passing.choose(true));

test('against bots alone, and where all can see it, what leaves no choice passes at once', () => {
  expect(passesAfter(asked({ question: 'Build', empty: 'secret', kinds: ALONE }))).toBe(0);
  expect(passesAfter(asked({ question: 'Linger', empty: 'secret', kinds: ALONE }))).toBe(0);
  expect(passesAfter(asked({ question: 'TakeMask', empty: 'open' }))).toBe(0);
  expect(passesAfter(asked({ question: 'Build' }))).toBeNull();
});

test('what all are asked together is answered at once: the server keeps it', () => {
  expect(passesAfter(asked({ question: 'Dance', empty: 'secret' }))).toBe(0);
  expect(isKept(asked({ question: 'Dance', pending: 'recruit 0' }))).toBe(true);
  expect(isKept(asked({ question: 'Dance', pending: 'recruit 0', kinds: ALONE }))).toBe(false);
});

test('with people a player who passes quickly is sent when a forced pass would be', () => {
  const forced = passesAfter(asked({ question: 'Build', empty: 'secret' }));
  expect(forced).toBeGreaterThan(0);
  expect(waitsFor(asked({ question: 'Build' }), pass)).toBe(forced);
  expect(waitsFor(asked({ question: 'Build', askedFor: 600 }), pass)).toBe(forced! - 600);
  expect(waitsFor(asked({ question: 'Build', askedFor: 60_000 }), pass)).toBe(0);
  expect(waitsFor(asked({ question: 'Build', kinds: ALONE }), pass)).toBe(0);
  expect(waitsFor(asked({ question: 'Build' }), fulfil)).toBe(0);
});

test('at the end of a turn it takes the same time whether something fits or not, or one says so', () => {
  const nothing = passesAfter(asked({ question: 'Linger', empty: 'secret' }));
  expect(nothing).toBeGreaterThan(3000);
  expect(passesAfter(asked({ question: 'Linger' }))).toBe(nothing);
  expect(waitsFor(asked({ question: 'Linger' }), pass)).toBe(nothing);
  expect(passesAfter(asked({ question: 'Linger', touched: true }))).toBeNull();
  expect(passesAfter(asked({ question: 'Linger', empty: 'secret', touched: true }))).toBe(nothing);
});

test('it can be switched off', () => {
  passing.choose(false);
  expect(passesAfter(asked({ question: 'Build', empty: 'secret' }))).toBeNull();
  expect(passesAfter(asked({ question: 'Linger' }))).toBeNull();
});
