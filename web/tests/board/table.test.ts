import { describe, expect, test } from 'vitest';
import { bonusFace } from '../../src/board/logic/bonus';
import { changed } from '../../src/board/logic/changes';
import { countersOf } from '../../src/board/logic/counters';
import { explain } from '../../src/board/logic/explain';
import { flightOf } from '../../src/board/logic/flights';
import { turnsToCome } from '../../src/board/logic/frames';
import { places } from '../../src/board/logic/score';
import { faceOf, maskGroups, statuesOf } from '../../src/board/logic/statues';
import { whyNot } from '../../src/board/logic/why';
import { standingOf } from '../../src/board/standing';
import type { Step, View } from '../../src/lib/wire';
import { box, say, view } from './scene';

const why = (key: string, at: View) => {
  const found = whyNot(key, at, box, say);
  return found === null ? null : [found.why, found.rule];
};

describe('statues', () => {
  test('their spaces lie in the rows of the catalogue', () => {
    const [first, second] = statuesOf(
      view({ step: 'Build', seat: 0, place: 0, fulfilled: false }, []).public.spaces,
      box,
    );
    expect(first?.map((row) => row.map((space) => space.name))).toEqual([['1.1'], ['1.2', '1.3']]);
    expect(second?.[1]?.[0]).toEqual({ name: '2.2', mission: null });
  });

  test('tokens show what they ask', () => {
    expect(faceOf(box.mission('1-pearls-4'))).toEqual({ text: '4', icons: ['pearl'] });
    expect(faceOf(box.mission('1-auction'))).toEqual({ text: '', icons: ['auction'] });
    expect(faceOf(box.mission('2-3-different'))).toEqual({ text: '3 ≠', icons: ['goods'] });
    expect(faceOf(box.mission('1-priests-4'))).toEqual({ text: '4', icons: ['priest'] });
  });

  test('masks lie in pairs', () => {
    const groups = maskGroups(['red-pearls', 'blue-mana', 'red-pearls', 'mirror'], ['red-variety']);
    expect(groups.map((group) => [group.masks.join('+'), group.pair, group.joined])).toEqual([
      ['red-variety+mirror', true, true],
      ['red-pearls+red-pearls', true, false],
      ['blue-mana', false, false],
      ['mirror', false, false],
    ]);
  });
});

describe('why not', () => {
  const market = (mine: NonNullable<View['mine']> | object = {}, [sales, hires] = [1, 1]) =>
    view({ step: 'MarketTurn', seat: 0, sales, hires, merchants: true }, ['done'], { mine });

  test('a sale', () => {
    expect(why('cell/uru/1', market())).toEqual(['none-held', 'R5.15']);
    const held = { commodities: { uru: 1, taro: 0, 'mahi-mahi': 0, tiare: 0 } };
    expect(why('cell/uru/3', market(held))).toEqual(['above-marker', 'R5.16']);
    expect(why('cell/uru/3', market(held, [0, 1]))).toEqual(['no-sales', 'R5.15']);
  });

  test('an assistant', () => {
    expect(why('hire/shaman', market({ pearls: 1 }))).toEqual(['pearls', 'R5.15']);
    expect(why('hire/shaman', market({}, [1, 0]))).toEqual(['no-hires', 'R5.15']);
    expect(why('assistant/merchant', market())).toEqual(['none-owned', 'R8.1']);
  });

  test('a mission', () => {
    const build = (mine: object) =>
      view({ step: 'Build', seat: 0, place: 0, fulfilled: false }, ['pass'], { mine });
    expect(why('mission/1.1', build({ pearls: 3 }))).toEqual(['pearls', 'R7.2']);
    expect(why('mission/1.3', build({}))).toEqual(['auction', 'R7.5']);
    expect(why('mission/2.1', build({}))).toEqual(['statue', 'R7.1']);
    expect(why('mission/3.1', build({}))).toEqual(['face-down', 'R7.1']);
    expect(why('mission/1.1', market())).toBeNull();
  });

  test('a ritual', () => {
    const ready = [{ collector: 0, merchant: 0, shaman: 1, 'pearl-diver': 0 }];
    const turn = (changes: object) => view({ step: 'Linger', seat: 0 }, ['done'], { public: changes });
    expect(why('ritual/raa', turn({}))).toEqual(['no-shaman', 'R8.2']);
    expect(why('ritual/raa', turn({ ready, priests: [4] }))).toEqual(['priests', 'R8.2']);
    expect(why('ritual/raa', view({ step: 'Prepare' }, ['done']))).toEqual(['clips', 'R6.3']);
  });

  test('a tile that was taken', () => {
    const tiles = { ...view({ step: 'Linger', seat: 0 }, []).public.tiles, market: 2 };
    const at = view({ step: 'ChooseLocation', seat: 0 }, ['go path'], { public: { tiles } });
    expect(why('location/market', at)).toEqual(['taken', 'R2.5']);
  });

  test('nothing is refused to those who are not asked', () => {
    expect(
      why('cell/uru/1', view({ step: 'MarketTurn', seat: 1, sales: 1, hires: 1, merchants: true }, null)),
    ).toBeNull();
  });
});

describe('steps', () => {
  test('who follows at a location', () => {
    const stack: Step[] = [
      { step: 'NextRound' },
      { step: 'PathTurn', seat: 2, bonus: false },
      { step: 'PathTurn', seat: 1, bonus: false },
    ];
    expect(turnsToCome(view({ step: 'PathTurn', seat: 0, bonus: true }, [], { public: { stack } }))).toEqual([
      1, 2,
    ]);
  });

  test('who is ready, thinking, deciding', () => {
    const offer = view({ step: 'Offer' }, null);
    expect([standingOf(0, offer), standingOf(1, offer)]).toEqual(['ready', 'thinking']);
    expect(standingOf(1, view({ step: 'Linger', seat: 1 }, null))).toBe('deciding');
  });

  test('what of a turn is used up', () => {
    expect(
      countersOf(view({ step: 'MarketTurn', seat: 0, sales: 1, hires: 2, merchants: true }, ['done'])),
    ).toEqual([
      { what: 'sales', done: 1, total: 2 },
      { what: 'hires', done: 0, total: 2 },
    ]);
  });
});

describe('changes', () => {
  test('between two views', () => {
    const before = view({ step: 'Linger', seat: 0 }, []);
    const after = view({ step: 'Linger', seat: 0 }, [], {
      public: { bag: 3, tattoos: [0, 1, 0], spaces: [null, ...before.public.spaces.slice(1)] },
      mine: { mana: 9 },
    });
    expect([...changed(before, after, box)].sort()).toEqual(['bag', 'mana', 'mission/1.1', 'seat/1/tattoos']);
    expect(changed(before, before, box).size).toBe(0);
  });

  test('pieces fly from where they lay', () => {
    expect(flightOf({ event: 'took card', seat: 2, card: 'uru' }, box)).toEqual({
      icon: 'uru',
      from: { piece: 'forest/uru' },
      to: { seat: 2 },
    });
    expect(flightOf({ event: 'drew', seat: 1, pile: 'forbidden', number: 3 }, box)).toEqual({
      icon: 'ritual',
      from: { piece: 'pile/forbidden' },
      to: { seat: 1 },
    });
    expect(flightOf({ event: 'offered', seat: 2, amount: 0 }, box)).toBeNull();
  });
});

describe('explanations', () => {
  const at = { view: view({ step: 'Linger', seat: 0 }, []), box, say };

  test('every piece has a title, a text and a rule', () => {
    const keys = [
      'location/market',
      'cell/uru/2',
      'goods/uru',
      'hire/shaman',
      'forest/mask-red-pearls',
      'mask/mirror',
      'their-mask/1/red-pearls',
      'mission/1.1',
      'mission/2.2',
      'mission/3.1',
      'token/1-auction',
      'ritual/hina',
      'pile/normal',
      'pile/forest',
      'rank/ariki',
      'gift/pearls',
      'round/C1',
      'player/1',
      'bag',
      'order',
      'about/tattoos',
    ];
    for (const key of keys) {
      expect(explain(key, at)?.title, key).toBeTruthy();
      expect(explain(key, at)?.text, key).toBeTruthy();
      expect(explain(key, at)?.rule, key).toMatch(/^R\d+\.\d+$/);
    }
    expect(explain('nowhere/1', at)).toBeNull();
  });

  test('a chart space shows its numbers', () => {
    expect(bonusFace([{ do: 'draw', numbers: { keep: 2 }, where: '' }])).toEqual([
      { text: '', icon: 'ritual', keep: 2 },
    ]);
  });
});

describe('the final score', () => {
  test('places with what pairs and rituals brought', () => {
    const at = view({ step: 'Linger', seat: 0 }, null, {
      public: {
        order: [1, 0, 2],
        masks: [['red-pearls', 'red-pearls', 'blue-mana'], [], []],
        joined: [['red-variety', 'blue-shaman'], [], []],
        in_front: [['papa-rai-3'], [], []],
      },
      mine: { missions: ['1-pearls-4', '1-auction', '2-3-different'] },
    });
    const scores = [12, 12, 3].map((total) => ({ total, rank: 0, rituals: 0, missions: 0, masks: 0 }));
    const [first, second] = places({ ...at, scores, winner: 1 }, box);
    expect(first).toMatchObject({ seat: 1, place: 1 });
    expect(second).toMatchObject({
      seat: 0,
      rituals: ['papa-rai-3'],
      tokens: [
        { value: 1, count: 2 },
        { value: 2, count: 1 },
      ],
    });
    expect(second?.pairs.map((pair) => [pair.mask, pair.points])).toEqual([
      ['red-variety', 4],
      ['blue-shaman', 0],
      ['red-pearls', 1],
    ]);
  });
});
