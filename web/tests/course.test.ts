import { describe, expect, test } from 'vitest';
import { roundsOf, sameMoment, stepTurn, turnsOf } from '../src/table/course';
import type { Line } from '../src/server/wire';

const line = (version: number, round: string, step: number, location: string, seat: number | null): Line => ({
  version,
  events: [],
  story: [],
  turn: { round, step, location, seat },
});

/** Set-up, two players at the Market, a step of a ceremony of two lines, the next step. */
const LOG = [
  line(1, '', 0, '', null),
  line(2, 'A1', 0, 'market', 0),
  line(3, 'A1', 0, 'market', 0),
  line(4, 'A1', 0, 'market', 1),
  line(5, 'C1', 1, '', null),
  line(6, 'C1', 1, '', null),
  line(7, 'C1', 2, '', null),
];

describe('the course of a game', () => {
  test('a turn is one player’s part at a location, or a step of a ceremony', () => {
    expect(turnsOf(LOG)).toEqual([0, 1, 3, 4, 6]);
  });

  test('steps lead from turn to turn, to the end and to the start', () => {
    expect([0, 1, 2, 4, 6, 7].map((now) => stepTurn(LOG, now, 1))).toEqual([1, 3, 3, 6, 7, 7]);
    expect([7, 6, 2, 1, 0].map((now) => stepTurn(LOG, now, -1))).toEqual([6, 4, 1, 0, 0]);
  });

  test('rounds begin where the first thing in them has not happened yet', () => {
    expect([...roundsOf(LOG)]).toEqual([
      ['A1', 1],
      ['C1', 4],
    ]);
  });

  test('who saw more of a turn is led to the same turn', () => {
    const other = [
      LOG[0]!,
      line(2, '', 0, '', null),
      ...LOG.slice(1).map((one) => ({ ...one, version: one.version + 1 })),
    ];
    expect(sameMoment(LOG, 4, other)).toBe(5);
    expect(sameMoment(other, 5, LOG)).toBe(4);
    expect(sameMoment(LOG, 0, other)).toBe(0);
  });
});
