import { describe, expect, test } from 'vitest';
import { blessings, performedSoFar } from '../../src/board/logic/row';
import { type Reader, keptLines, partsOf, plain, tell, tellLine } from '../../src/board/logic/telling';
import type { Entry, Event, Forecast, Saying } from '../../src/server/wire';
import { recapOf } from '../../src/director/recap';
import { reader, say, view } from './scene';

const taro = { name: 'commodity-taro', about: 'goods/taro' };
const sold: Saying = { message: 'event-sold', variables: { who: { seat: 1 }, commodity: taro, space: 2 } };
const entry = (changes: Partial<Entry> = {}): Entry => ({
  scene: 'trade',
  first: 0,
  seat: 1,
  rule: null,
  says: [sold],
  ...changes,
});
const turn = { round: 'A1', step: 0, location: 'market', seat: 1 };
const line = (version: number, ...story: Entry[]) => ({ version, events: [], story, turn });

describe('sayings', () => {
  test('names can be pointed at', () => {
    const [told] = tellLine(line(7, entry({ rule: 'R5.15' })), reader);
    expect(told).toMatchObject({ version: 7, seat: 1, scene: 'trade', rule: 'R5.15' });
    expect(told?.parts.filter((part) => part.about !== null)).toEqual([
      { text: 'Ben', about: 'player/1' },
      { text: 'commodity-taro', about: 'goods/taro' },
    ]);
    expect(plain(told?.parts ?? [])).toBe('event-sold(who=Ben commodity=commodity-taro space=2)');
  });

  test('the reader is told of themselves in the second person', () => {
    const forms = ['event-sold.you', 'event-took.whom'];
    const known = { ...reader, say: (id: string) => (forms.includes(id) ? `!${id}` : say(id)) };
    expect(tell(sold, { ...known, seat: 1 })).toBe('!event-sold.you');
    expect(tell(sold, { ...known, seat: 0 })).toBe('event-sold');
    const took = { message: 'event-took', variables: { who: { seat: 0 }, whom: { seat: 1 } } };
    expect(tell(took, { ...known, seat: 1 })).toBe('!event-took.whom');
  });

  test('among others the reader is named as who does something, not as whom it is done to', () => {
    const forms: Record<string, string> = { 'ui-board-you': 'tu', 'ui-board-you.in': 'te' };
    const known: Reader = { ...reader, say: (id, told) => forms[id] ?? say(id, told), seat: 1 };
    const order: Saying = { message: 'event-order', variables: { seats: [{ seat: 1 }, { seat: 0 }] } };
    expect(tell(order, known)).toBe('event-order(seats=tu & Ana)');
  });

  test('what was taken back is not in the log', () => {
    const undone = { ...line(4), events: [{ event: 'undone', seat: 1, since: 1 } as Event] };
    const log = [line(1, entry()), line(2, entry()), line(3, entry()), undone, line(5, entry())];
    const told = keptLines(log).flatMap((one) => tellLine(one, reader));
    expect(told.map((one) => one.version)).toEqual([1, 5]);
  });

  test('the row of rituals begins its step in the middle of a move, and a round what follows it', () => {
    const laid = [entry({ scene: 'gift' }), entry({ scene: 'row' }), entry({ scene: 'ritual' })];
    const gift = { ...line(1, ...laid), turn: { ...turn, step: 4 } };
    expect(tellLine(gift, reader).map(({ step }) => step)).toEqual(
      [4, 5, 5].map((n) => `ui-board-step-${n}`),
    );
  });

  test('since my last turn: a row for each turn of somebody, with its round and place', () => {
    const began = { event: 'round', round: 'A2' } as Event;
    const log = [
      line(1, entry({ seat: 1 })),
      line(2, entry({ seat: 0 }), entry({ seat: 1 }), entry({ seat: 1 })),
      { ...line(3, entry({ scene: 'round', seat: null }), entry({ seat: 2 })), events: [began] },
      { ...line(4, entry({ seat: 2 })), turn: { ...turn, round: 'A2', location: 'reef' } },
    ];
    const rows = recapOf(log, { ...reader, seat: 0 });
    expect(
      rows.map(({ seat, turn: { round, location }, told }) => [seat, round, location, told.length]),
    ).toEqual([
      [1, 'A1', 'market', 2],
      [2, 'A2', '', 1],
      [2, 'A2', 'reef', 1],
    ]);
  });

  test('a text without names is one part', () => {
    expect(partsOf('The bag holds 3.')).toEqual([{ text: 'The bag holds 3.', about: null }]);
  });

  test('lists are joined as the language joins them', () => {
    const rituals = ['hina', 'raa'].map((id) => ({ name: `ritual-${id}`, about: `ritual/${id}` }));
    expect(tell({ message: 'event-saw', variables: { rituals } }, reader)).toBe(
      'event-saw(rituals=ritual-hina & ritual-raa)',
    );
  });

  test('a name may have variables of its own', () => {
    const item = { name: 'event-row.item', variables: { ritual: { name: 'ritual-hina' }, who: { seat: 2 } } };
    expect(tell({ message: 'event-row', variables: { rituals: [item] } }, reader)).toContain(
      'event-row.item(ritual=ritual-hina who=Cleo)',
    );
  });

  test('the sayings of an entry are one text', () => {
    const [told] = tellLine(
      line(1, entry({ says: [sold, { message: 'event-bag', variables: { mana: 3 } }] })),
      reader,
    );
    expect(plain(told?.parts ?? [])).toMatch(/^event-sold\(.*\) event-bag\(mana=3\)$/);
  });
});

describe('the row of rituals', () => {
  const performed = (seat: number | null, ritual: string, bag: number): Event => ({
    event: 'performed',
    seat,
    ritual,
    from: 'row',
    paid: 3,
    bag,
  });
  const events: Event[] = [
    { event: 'row', rituals: [] },
    performed(null, 'hina', 9),
    { event: 'bag', mana: 27 },
    performed(0, 'tipa', 24),
  ];
  const log = [{ version: 1, events, story: [], turn }];

  test('past, present and forecast', () => {
    const row = [
      { ritual: 'raa', owner: 1, cost: 5, bag: 10, paid: true, left: 5, short: 0 },
      { ritual: 'ihi', owner: 2, cost: 11, bag: 5, paid: false, left: 5, short: 6 },
    ];
    const forecast: Forecast = {
      points: [],
      places: null,
      standing: null,
      row,
      counters: [],
      terms: null,
      tiles: null,
      decided: [],
      feats: [],
    };
    const at = view({ step: 'Reactivate', seat: 0, number: 2, may: true }, true, {
      public: { performing: ['tipa'] },
    });
    const found = blessings(at, log, forecast);
    expect(found.map(({ ritual, fate, bag, missing }) => [ritual, fate, bag, missing])).toEqual([
      ['hina', 'done', 27, 0],
      ['tipa', 'now', 24, 0],
      ['raa', 'next', 5, 0],
      ['ihi', 'short', 5, 6],
    ]);
  });

  test('a ritual performed from the hand is not of the row', () => {
    const free = { ...performed(2, 'raa', 24), from: 'hand' } as Event;
    expect(performedSoFar([...events, free])).toHaveLength(2);
  });

  test('discarded rituals keep their owners', () => {
    const gone: Event = { event: 'no effect', ritual: 'raa', owner: 1, cost: 5, bag: 2 };
    expect(performedSoFar([...events, gone]).at(-1)).toMatchObject({ fate: 'discarded', owner: 1 });
  });
});
