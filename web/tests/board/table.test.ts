import { describe, expect, test } from 'vitest';
import { bonusFace } from '../../src/board/logic/bonus';
import { changed } from '../../src/board/logic/changes';
import { explain } from '../../src/board/logic/explain';
import { flightOf } from '../../src/board/logic/flights';
import { giftsLeft, turnsToCome } from '../../src/board/logic/frames';
import { signsOf } from '../../src/board/logic/signs';
import { faceOf, statuesOf } from '../../src/board/logic/statues';
import { standingOf } from '../../src/board/standing';
import type { Frame } from '../../src/server/wire';
import { box, linger, say, view } from './scene';

describe('statues', () => {
  test('their spaces lie in the rows of the catalogue', () => {
    const [first, second] = statuesOf(view(linger).public.spaces, box);
    expect(first?.map((row) => row.map((space) => space.name))).toEqual([['1.1'], ['1.2', '1.3']]);
    expect(second?.[1]?.[0]).toEqual({ name: '2.2', mission: null });
  });

  test('tokens show what they ask', () => {
    expect(faceOf(box.mission('1-pearls-4'))).toEqual({ text: '4', icons: ['pearl'] });
    expect(faceOf(box.mission('1-auction'))).toEqual({ text: '', icons: ['auction'] });
    expect(faceOf(box.mission('2-3-different'))).toEqual({ text: '3 ≠', icons: ['goods'] });
    expect(faceOf(box.mission('1-priests-4'))).toEqual({ text: '4', icons: ['priest'] });
  });
});

describe('cards', () => {
  const card = (in_front: Record<string, number>) => signsOf({ ...box.ritual('roo'), effects: [], in_front });

  test('say in signs what they add', () => {
    expect(card({ die_bonus: 1 })).toEqual([{ icon: 'die' }, { text: '+1' }]);
  });

  test('have none where one of their words has no sign', () => {
    expect(card({ die_bonus: 1, tides: 2 })).toEqual([]);
  });
});

describe('steps', () => {
  test('who follows at a location', () => {
    const turn = (seat: number): Frame => ({ step: 'PathTurn', seat, bonus: false });
    const stack: Frame[] = [{ step: 'NextRound' }, turn(2), turn(1)];
    expect(turnsToCome(view(turn(0), true, { public: { stack } }))).toEqual([1, 2]);
  });

  test('gifts stay taken while somebody does something else in between', () => {
    const stack: Frame[] = [{ step: 'NextGift', place: 1, left: ['pearls'] }];
    expect(giftsLeft(view(linger, true, { public: { stack } }))).toEqual(['pearls']);
    expect(giftsLeft(view(linger))).toBeNull();
  });

  test('who is ready, thinking, deciding', () => {
    const offer = view({ step: 'Offer' }, false);
    expect([standingOf(0, offer), standingOf(1, offer)]).toEqual(['ready', 'thinking']);
    expect(standingOf(1, view({ step: 'Linger', seat: 1 }, false))).toBe('deciding');
  });
});

describe('changes', () => {
  test('between two views', () => {
    const before = view(linger);
    const after = view(linger, true, {
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
    expect(
      flightOf({ event: 'bid', seat: 2, amount: 0, space: '1.3', mission: '1-auction' }, box),
    ).toBeNull();
  });
});

describe('explanations', () => {
  const at = { view: view(linger), box, say };

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
