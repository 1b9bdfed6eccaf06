import { describe, expect, test } from 'vitest';
import { blessings, performedSoFar } from '../../src/board/logic/row';
import { partsOf, plain, tell, tellLine, tellLog } from '../../src/board/logic/telling';
import type { Entry, Event, Forecast, Saying } from '../../src/server/wire';
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
const line = (version: number, ...story: Entry[]) => ({ version, events: [], story });

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
    const forms = ['event-sold.you', 'event-took.whom', 'ui-board-you.in'];
    const known = { ...reader, say: (id: string) => (forms.includes(id) ? `!${id}` : say(id)) };
    expect(tell(sold, { ...known, seat: 1 })).toBe('!event-sold.you');
    expect(tell(sold, { ...known, seat: 0 })).toBe('event-sold');
    const took = { message: 'event-took', variables: { who: { seat: 0 }, whom: { seat: 1 } } };
    expect(tell(took, { ...known, seat: 1 })).toBe('!event-took.whom');
  });

  test('what was taken back is not in the log', () => {
    const undone = { ...line(4), events: [{ event: 'undone', seat: 1, since: 1 } as Event] };
    const log = [line(1, entry()), line(2, entry()), line(3, entry()), undone, line(5, entry())];
    expect(tellLog(log, reader).map((one) => one.version)).toEqual([1, 5]);
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
  const log = [{ version: 1, events, story: [] }];

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
