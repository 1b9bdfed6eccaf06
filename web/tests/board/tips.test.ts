import { describe, expect, it } from 'vitest';
import { TIP_IDS, type TipId, tipFor } from '../../src/board/logic/tips';
import type { AskedMove, Event, Forecast, Frame, State, Tile } from '../../src/server/wire';
import { linger, view } from './scene';

const quiet: Forecast = {
  points: [],
  places: null,
  standing: null,
  row: [],
  counters: [],
  terms: null,
  tiles: null,
  decided: [],
  feats: [],
};

const turn = { round: 'A1', step: 0, location: '', seat: null };

interface Told {
  frame?: Frame;
  moves?: Partial<AskedMove>[];
  events?: Event[];
  tiles?: Partial<Tile>[];
  round?: number;
}

/** A state in which so much is asked, has happened and is promised, in the first of two action rounds. */
function state({ frame = linger, moves = [], events = [], tiles, round = 0 }: Told): State {
  const seen = { ...view(frame, true, { public: { round } }), rounds: ['A1', 'C1', 'A2', 'C2'] };
  return {
    version: 9,
    view: seen,
    asked: {
      says: { message: '', variables: {} },
      moves: moves as AskedMove[],
      refused: [],
      select: null,
      empty: null,
      quiet: [],
    },
    forecast: { ...quiet, tiles: (tiles as Tile[] | undefined) ?? null },
    log: [
      {
        version: 8,
        events: [{ event: 'no effect', ritual: 'ihi', owner: 1, cost: 11, bag: 2 }],
        story: [],
        turn,
      },
      { version: 9, events: [{ event: 'round', number: 0, round: 'A1' }, ...events], story: [], turn },
    ],
    undo: 0,
    withdraw: false,
    plans: [],
    takeback: null,
    hints: [],
    stands: [],
  };
}

const rolled = (short: number): Event => ({
  event: 'rolled',
  seat: 1,
  face: 2,
  assistant: 'collector',
  chances: [
    { seat: 0, short },
    { seat: 1, short: 0 },
  ],
});
const points = { what: 'points', least: 1, most: 1, name: null, said: false };

const WHEN: Record<TipId, Told> = {
  location: { frame: { step: 'ChooseLocation', seat: 0 } },
  die: { events: [rolled(2)] },
  match: { events: [rolled(0)] },
  forbidden: {
    moves: [
      { verb: 'draw', pile: 'normal' },
      { verb: 'draw', pile: 'forbidden' },
    ],
  },
  used: { events: [{ event: 'used', seat: 0, assistant: 'shaman' }] },
  mirror: { moves: [{ verb: 'join', mask: 'red-variety' }] },
  prepare: { frame: { step: 'Prepare' } },
  offer: { frame: { step: 'Offer' } },
  lost: { events: [{ event: 'no effect', ritual: 'ihi', owner: 0, cost: 11, bag: 2 }] },
  auction: { frame: { step: 'Bid', space: '1.3' } },
  payable: { tiles: [{ location: 'neighbourhood', now: { says: null, cost: [], gain: [points] } }] },
  last: { round: 2 },
};

describe('tips', () => {
  it.each(Object.entries(WHEN))('tells of %s when it is there, and not again', (id, told) => {
    expect(tipFor(state(told), [])).toBe(id);
    expect(tipFor(state(told), [id])).not.toBe(id);
  });

  it('has a moment for each', () => {
    expect(Object.keys(WHEN).sort()).toEqual([...TIP_IDS].sort());
  });

  it('is silent where nothing is new, and of what happened in earlier rounds and to others', () => {
    expect(tipFor(state({}), [])).toBeNull();
    expect(tipFor(state({ events: [{ event: 'used', seat: 1, assistant: 'shaman' }] }), [])).toBeNull();
    const poor = { says: null, cost: [], gain: [] };
    expect(tipFor(state({ tiles: [{ location: 'neighbourhood', now: poor }] }), [])).toBeNull();
  });

  it('tells one thing at a time, the question before the rest', () => {
    const both = state({ frame: { step: 'Offer' }, events: [rolled(0)] });
    expect(tipFor(both, [])).toBe('offer');
    expect(tipFor(both, ['offer'])).toBe('match');
    expect(tipFor(both, ['offer', 'match'])).toBe('die');
    expect(tipFor(both, TIP_IDS)).toBeNull();
  });

  it('tells that a mission can be paid also when it is asked', () => {
    expect(tipFor(state({ moves: [{ verb: 'fulfil', space: '1.4' }] }), [])).toBe('payable');
  });
});
