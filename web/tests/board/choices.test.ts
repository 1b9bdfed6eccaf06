import { describe, expect, test } from 'vitest';
import { choicesOf, isGroup } from '../../src/board/logic/choices';
import { choiceIcon, moveIcon } from '../../src/board/logic/icons';
import { range } from '../../src/board/logic/moves';
import { movesByPiece, regionOf } from '../../src/board/logic/pieces';
import { type Slot, slotsOf } from '../../src/board/logic/slots';
import { allWords, choiceTerms, choiceWords } from '../../src/board/logic/words';
import type { AskedMove, Frame } from '../../src/server/wire';
import { box, linger, move, reader, view } from './scene';

const sell = (commodity: string, price: number) =>
  move(`sell/${commodity} ${price}`, `commodity-${commodity}`, { commodity, price });
const hire = (assistant: string) => move(`hire/${assistant}`, `assistant-${assistant}`, { assistant });
const merchant = (commodity: string) => move(`merchant/${commodity}`, null, { commodity });
const fulfil = (space: string) => move(`fulfil/${space}`, 'mission-1-pearls-4', { space });
const mask = (id: string) => move(`mask/${id}`, `mask-${id}`, { mask: id });
const go = (location: string) => move(`go/${location}`, `location-${location}`, { location });
const offer = (amount: number) => move(`offer/${amount}`, null, { amount });
const DONE = move('done');
/** Of a decision that this client has never heard of. */
const swap = (id: string) => move(`swap/${id}`, `mask-${id}`, { mask: id });

const ids = (moves: ReturnType<typeof move>[], room = 7) => choicesOf(moves, box, room).map((one) => one.id);
const market: Frame = { step: 'MarketTurn', seat: 0, sales: 1, hires: 1, merchants: true };

describe('moves', () => {
  test('offers have a range, other moves none', () => {
    const found = range([offer(0), offer(1), offer(2)]);
    expect(found).toMatchObject({ least: 0, most: 2 });
    expect(found?.moves.get(1)?.move).toBe('offer 1');
    expect(range([move('pass')])).toBeNull();
    expect(range([offer(1), move('pass')])).toBeNull();
    expect(range([])).toBeNull();
    expect(range([move('recruit/0', null, { amount: 0 })])).toBeNull();
  });

  test('have the icon of what they are about', () => {
    expect(
      [sell('mahi-mahi', 1), hire('pearl-diver'), offer(2), DONE].map((one) => moveIcon(one, box)),
    ).toEqual(['mahi', 'diver', 'mana', 'check']);
    expect(choiceIcon({ id: 'verb/hire', moves: [hire('shaman'), hire('merchant')] }, box)).toBe('assistant');
  });
});

describe('buttons', () => {
  const moves = [
    sell('uru', 1),
    sell('uru', 2),
    sell('taro', 1),
    hire('collector'),
    hire('merchant'),
    hire('shaman'),
    merchant('uru'),
    merchant('taro'),
    DONE,
  ];

  test('sales are grouped by commodity, and the end stands apart', () => {
    expect(ids(moves, 9)).toEqual([
      'sell/uru',
      'sell taro 1',
      'hire collector',
      'hire merchant',
      'hire shaman',
      'merchant uru',
      'merchant taro',
    ]);
  });

  test('the largest set is grouped first when room is short', () => {
    expect(ids(moves, 5)).toEqual(['sell/uru', 'sell taro 1', 'verb/hire', 'merchant uru', 'merchant taro']);
    expect(ids(moves, 4)).toEqual(['sell/uru', 'sell taro 1', 'verb/hire', 'verb/merchant']);
  });

  test('a sale opens only where there are several prices', () => {
    const [first] = choicesOf([sell('taro', 1), DONE, hire('shaman')], box, 7);
    expect(first !== undefined && isGroup(first)).toBe(false);
  });

  test('many missions are split by statue, but not again within one', () => {
    const missions = ['1.1', '1.2', '2.1', '3.1'].map(fulfil);
    expect(ids(missions, 3)).toEqual(['statue/1', 'fulfil 2.1', 'fulfil 3.1']);
    expect(ids(['1.1', '1.2', '1.3'].map(fulfil), 2)).toHaveLength(3);
  });

  test('masks are split by colour', () => {
    const masks = ['red-pearls', 'red-variety', 'blue-mana', 'mirror'].map(mask);
    expect(ids(masks, 3)).toEqual(['colour/red', 'mask blue-mana', 'mask mirror']);
  });
});

describe('words', () => {
  const one = (of: ReturnType<typeof move>) => ({ id: of.move, moves: [of] });

  test('a button says the whole move, and a place by its name alone', () => {
    expect(choiceWords(one(go('path')), reader)).toBe('location-path');
    expect(choiceWords(one(hire('shaman')), reader)).toBe('move-hire(what=assistant-shaman)');
  });

  test('a group costs what all of it costs', () => {
    const pearls = { what: 'pearls', least: 2, most: 2, name: null, said: false };
    const priced = (of: AskedMove, ...cost: unknown[]) =>
      ({ ...of, terms: { ...of.terms, cost } }) as AskedMove;
    const both = {
      id: 'verb/hire',
      moves: [priced(hire('shaman'), pearls), priced(hire('merchant'), pearls)],
    };
    expect(choiceTerms(both).cost).toEqual([pearls]);
    const other = [priced(hire('shaman'), pearls), priced(hire('merchant'), { ...pearls, most: 3 })];
    expect(choiceTerms({ id: 'verb/hire', moves: other }).cost).toEqual([]);
  });

  test('what is chosen together is named together, and laid in its order', () => {
    const keep = (ritual: string) => move(`keep/${ritual}`, `ritual-${ritual}`, { ritual });
    expect(allWords([keep('raa'), keep('tipa')], [], reader)).toBe(
      'move-keep.all(what=ritual-raa & ritual-tipa)',
    );
    const laid = ['raa', 'tipa'].map((ritual) => move(`lay/${ritual}`, `ritual-${ritual}`, { ritual }));
    expect(allWords(laid.slice(1), laid, reader)).toBe('move-lay.all(what=ritual-tipa → ritual-raa)');
    expect(allWords([], laid, reader)).toBeNull();
  });

  test('a group says what its moves share', () => {
    const sale = { id: 'sell/uru', moves: [sell('uru', 1), sell('uru', 2)] };
    expect(choiceWords(sale, reader)).toBe('ui-board-group-sell(what=commodity-uru)');
    const statue = { id: 'statue/2', moves: [fulfil('2.1'), fulfil('2.2')] };
    expect(choiceWords(statue, reader)).toBe('ui-board-statue(statue=2)');
  });
});

describe('places of buttons', () => {
  const choices = (...moves: AskedMove[]) => choicesOf(moves, box, 7);
  const shown = (slots: Slot[]) => slots.map(({ choice }) => choice?.id ?? null);

  test('stay where they are when one is taken', () => {
    const first = slotsOf([], choices(hire('shaman'), hire('merchant'), hire('collector')));
    const then = slotsOf(first, choices(hire('shaman'), hire('collector'), fulfil('1.1')));
    expect(shown(then)).toEqual(['hire shaman', null, 'hire collector', 'fulfil 1.1']);
    expect(shown(slotsOf(then, choices(fulfil('2.1'))))).toEqual(['fulfil 2.1']);
  });
});

describe('pieces', () => {
  test('a sale lies on its chart and in the hand', () => {
    const found = movesByPiece([sell('uru', 1), sell('uru', 2), DONE], view(market));
    expect([...found.keys()]).toEqual(['cell/uru/1', 'goods/uru', 'cell/uru/2']);
    expect(found.get('goods/uru')).toHaveLength(2);
  });

  test('cards turned up by a ritual lie on the stage', () => {
    const take = move('take/uru', null, { card: 'uru' });
    const shown = view({ step: 'TakeShown', seat: 0, number: 3 });
    expect([...movesByPiece([take], shown).keys()]).toEqual(['shown/uru']);
    expect([...movesByPiece([take], view(linger)).keys()]).toEqual(['forest/uru']);
    expect(['shown/uru', 'forest/uru', 'goods/uru'].map(regionOf)).toEqual(['stage', 'board', 'mine']);
  });

  test('rituals of equal cost are laid where they wait', () => {
    const row = ['raa', 'tipa', 'raa'].map((ritual) => ({ ritual, owner: 0 }));
    const at = view({ step: 'LayInOrder', seat: 0, start: 1, number: 2 }, true, { public: { row } });
    const lay = (ritual: string) => move(`lay/${ritual}`, null, { ritual });
    expect([...movesByPiece([lay('tipa'), lay('raa')], at).keys()]).toEqual(['row/1', 'row/2']);
  });

  test('a stolen mask lies before its owner', () => {
    const at = view({ step: 'StealMask', seat: 0, victim: 2 });
    const steal = move('steal/red-pearls', null, { mask: 'red-pearls' });
    expect([...movesByPiece([steal], at).keys()]).toEqual(['their-mask/2/red-pearls']);
  });
});

describe('a decision that this client has never heard of', () => {
  const moves = [swap('red-pearls'), swap('mirror'), move('pass')];

  test('has buttons with words and icons', () => {
    const choices = choicesOf(moves, box, 7);
    expect(choices.map((one) => choiceWords(one, reader))).toEqual([
      'move-swap(what=mask-red-pearls)',
      'move-swap(what=mask-mirror)',
    ]);
    expect(choices.map((one) => choiceIcon(one, box))).toEqual(['m-red-mission', 'm-mirror']);
  });

  test('lies on the pieces that it speaks of', () => {
    expect([...movesByPiece(moves, view(linger)).keys()]).toEqual([
      'piece/mask-red-pearls',
      'piece/mask-mirror',
    ]);
  });

  test('is called by its verb where it needs a group and has no words for one', () => {
    const group = { id: 'verb/swap', moves: moves.slice(0, 2) };
    expect(choiceWords(group, reader)).toBe('swap');
    const worded = { ...reader, say: (id: string) => (id === 'move-swap.group' ? 'Swap a mask' : id) };
    expect(choiceWords(group, worded)).toBe('Swap a mask');
  });
});
