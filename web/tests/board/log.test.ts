import { describe, expect, test } from 'vitest';
import { blessings, performedSoFar, playedUpTo, sinceRow } from '../../src/board/logic/row';
import { scenesOf } from '../../src/board/logic/scenes';
import { entriesOf, logOf, partsOf, plain } from '../../src/board/logic/sentences';
import type { Event } from '../../src/lib/wire';
import { box, list, say, view } from './scene';

const teller = { box, say, list, names: ['Ana', 'Ben', 'Cleo'], rounds: ['A1', 'C1'] };
const performed = (seat: number | null, ritual: string, bag: number) =>
  ({ event: 'performed', seat, ritual, from: 'row', paid: 3, bag }) as const;
const noEffect = (ritual: string): Event => ({ event: 'no effect', ritual, owner: 1, cost: 5, bag: 2 });
const told = (...events: Event[]) =>
  entriesOf({ version: 7, events, story: [] }, teller).map((entry) => plain(entry.parts));

describe('sentences', () => {
  test('names can be pointed at', () => {
    const [entry] = entriesOf(
      { version: 7, events: [{ event: 'took card', seat: 1, card: 'uru' }], story: [] },
      teller,
    );
    const about = entry?.parts.filter((part) => part.about !== null);
    expect(about).toEqual([
      { text: 'Ben', about: 'player/1' },
      { text: 'forest-uru', about: 'forest/uru' },
    ]);
    expect(entry).toMatchObject({ version: 7, seat: 1, heading: false });
  });

  test('a text without names is one part', () => {
    expect(partsOf('The bag holds 3.')).toEqual([{ text: 'The bag holds 3.', about: null }]);
  });

  test('what was paid is told as an amount', () => {
    expect(told({ event: 'pearls', seat: 0, amount: -2 })[0]).toContain('amount=2 paid=1');
    expect(told({ event: 'mana', seat: 0, amount: 5 })[0]).toContain('amount=5 paid=0');
  });

  test('what an event implies is not told twice', () => {
    const lines = told(
      { event: 'hired', seat: 1, assistant: 'shaman', pearls: 2 },
      { event: 'pearls', seat: 1, amount: -2 },
      { event: 'took assistant', seat: 1, assistant: 'shaman' },
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('event-pearls');
  });

  test('a ritual is told with the bag, a tattoo with the rank it reached', () => {
    expect(told(performed(1, 'raa', 4))[0]).toMatch(/^event-performed.*event-bag\(mana=4\)/);
    const ariki = { event: 'tattoos', seat: 0, amount: 2, space: 3, rank: 'ariki' } as const;
    expect(told(ariki)[0]).toContain('reached=1');
    expect(told({ ...ariki, rank: null })[0]).toContain('reached=0');
  });

  test('the row is told with its owners', () => {
    const rituals = [
      { ritual: 'hina', owner: null },
      { ritual: 'raa', owner: 1 },
    ];
    const lines = told({ event: 'row', rituals });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('ritual=ritual-hina who=nobody');
    expect(lines[0]).toContain('ritual=ritual-raa who=Ben');
  });

  test('each player has a line, a round a heading', () => {
    const entries = entriesOf(
      {
        version: 3,
        story: [],
        events: [
          { event: 'round', number: 1, round: 'C1' },
          { event: 'passed', seat: 0 },
          { event: 'tattoos', seat: 1, amount: 1, space: 1, rank: null },
        ],
      },
      teller,
    );
    expect(entries.map((entry) => [entry.heading, entry.seat])).toEqual([
      [true, null],
      [false, 0],
      [false, 1],
    ]);
  });

  test('who has answered is told only while others think', () => {
    const thinking = { version: 1, events: [{ event: 'answered', seat: 0 } as Event], story: [] };
    const deed = { version: 2, events: [{ event: 'passed', seat: 0 } as Event], story: [] };
    expect(logOf([thinking, deed], teller)).toHaveLength(1);
    expect(logOf([deed, thinking], teller)).toHaveLength(2);
  });
});

describe('the row of rituals', () => {
  const events: Event[] = [
    { event: 'row', rituals: [] },
    performed(null, 'hina', 9),
    { event: 'bag', mana: 27 },
    performed(0, 'tipa', 24),
  ];
  const log = [{ version: 1, events, story: [] }];

  test('past, present and forecast', () => {
    const row = [
      { ritual: 'raa', owner: 1 },
      { ritual: 'ihi', owner: 2 },
    ];
    const at = view({ step: 'Reactivate', seat: 0, number: 2, may: true }, ['done'], {
      public: { row, bag: 10, performing: ['tipa'] },
    });
    expect(blessings(at, log, box).map(({ ritual, fate, bag }) => [ritual, fate, bag])).toEqual([
      ['hina', 'done', 27],
      ['tipa', 'now', 24],
      ['raa', 'next', 5],
      ['ihi', 'short', 5],
    ]);
  });

  test('a ritual performed from the hand is not of the row', () => {
    const free: Event = { ...performed(2, 'raa', 24), from: 'hand', paid: 0 };
    expect(performedSoFar([...events, free], box)).toHaveLength(2);
  });

  test('discarded rituals keep their owners', () => {
    const discarded = performedSoFar([...events, noEffect('raa')], box);
    expect(discarded.at(-1)).toMatchObject({ fate: 'discarded', owner: 1 });
  });

  test('played back step by step', () => {
    const whole = performedSoFar(sinceRow(log), box);
    expect(playedUpTo(whole, 0).map((one) => one.fate)).toEqual(['now', 'waits']);
    expect(playedUpTo(whole, 1).map((one) => one.fate)).toEqual(['done', 'now']);
  });
});

describe('scenes', () => {
  test('offers are shown together with the new order', () => {
    const scenes = scenesOf(
      [
        { event: 'offered', seat: 0, amount: 3 },
        { event: 'offered', seat: 1, amount: 5 },
        { event: 'bag', mana: 8 },
        { event: 'order', seats: [1, 0] },
      ],
      0,
    );
    expect(scenes).toEqual([
      {
        kind: 'offers',
        amounts: [
          { seat: 0, amount: 3 },
          { seat: 1, amount: 5 },
        ],
        order: [1, 0],
        bag: 8,
      },
    ]);
  });

  test('the row goes on where it was', () => {
    const scenes = scenesOf([performed(0, 'raa', 3), noEffect('ihi')], 2);
    expect(scenes).toEqual([{ kind: 'row', first: 2, last: 3 }]);
  });
});

describe('rituals without effect', () => {
  test('are told in one go', () => {
    const lines = told(noEffect('raa'), noEffect('ihi'), noEffect('roo'));
    expect(lines).toEqual([
      'event-no-effect(ritual=ritual-raa whom=Ben cost=5) ui-board-also-discarded(rituals=ritual-ihi & ritual-roo)',
    ]);
  });
});
