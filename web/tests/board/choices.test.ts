import { describe, expect, test } from 'vitest';
import { choicesOf, isGroup } from '../../src/board/logic/choices';
import { isEnding, range, readMove } from '../../src/board/logic/moves';
import { movesByPiece, regionOf } from '../../src/board/logic/pieces';
import { tooManyPriests } from '../../src/board/logic/recruits';
import { choiceWords, moveWords, questionWords } from '../../src/board/logic/words';
import { box, setting, view } from './scene';

const read = (...texts: string[]) => texts.map(readMove);
const ids = (texts: string[], room = 7) => choicesOf(read(...texts), box, room).map((one) => one.id);

describe('texts of moves', () => {
  test('two words before one', () => {
    expect(readMove('recruit only 2')).toMatchObject({ verb: 'recruit only', what: '2' });
    expect(readMove('recruit 2')).toMatchObject({ verb: 'recruit', what: '2' });
    expect(readMove('pay mask red-pearls')).toMatchObject({ verb: 'pay mask', what: 'red-pearls' });
    expect(readMove('hand pearls')).toMatchObject({ verb: 'hand pearls', what: '' });
  });

  test('a sale has its space', () => {
    expect(readMove('sell mahi-mahi 3')).toMatchObject({ what: 'mahi-mahi', space: 3 });
  });

  test('an unknown one is an error', () => {
    expect(() => readMove('dance 3')).toThrow('dance 3');
  });

  test('offers have a range, other moves none', () => {
    expect(range(read('offer 0', 'offer 1', 'offer 2'))).toEqual({ verb: 'offer', least: 0, most: 2 });
    expect(range(read('pass'))).toBeNull();
  });

  test('passing and finishing end', () => {
    expect(read('pass', 'done', 'tattoo').map(isEnding)).toEqual([true, true, false]);
  });
});

describe('buttons', () => {
  const market = [
    'sell uru 1',
    'sell uru 2',
    'sell taro 1',
    'hire collector',
    'hire merchant',
    'hire shaman',
    'merchant uru',
    'merchant taro',
    'done',
  ];

  test('sales are grouped by commodity, and the end stands apart', () => {
    expect(ids(market, 9)).toEqual([
      'sell/uru',
      'sell/taro',
      'hire collector',
      'hire merchant',
      'hire shaman',
      'merchant uru',
      'merchant taro',
    ]);
  });

  test('what stands beside the question is grouped first when room is short', () => {
    expect(ids(market, 4)).toEqual(['sell/uru', 'sell/taro', 'verb/hire', 'verb/merchant']);
  });

  test('a sale opens even with one bonus', () => {
    const [first] = choicesOf(read('sell taro 1', 'done', 'hire shaman'), box, 7);
    expect(first !== undefined && isGroup(first)).toBe(true);
  });

  test('many missions are split by statue, but not again within one', () => {
    const missions = ['fulfil 1.1', 'fulfil 1.2', 'fulfil 2.1', 'fulfil 3.1'];
    expect(ids(missions, 3)).toEqual(['statue/1', 'fulfil 2.1', 'fulfil 3.1']);
    expect(ids(['fulfil 1.1', 'fulfil 1.2', 'fulfil 1.3'], 2)).toHaveLength(3);
  });

  test('masks are split by colour', () => {
    const masks = ['mask red-pearls', 'mask red-variety', 'mask blue-mana', 'mask mirror'];
    expect(ids(masks, 3)).toEqual(['colour/red', 'mask blue-mana', 'mask mirror']);
  });
});

describe('pieces', () => {
  test('a sale lies on its chart and in the hand', () => {
    const at = view({ step: 'MarketTurn', seat: 0, sales: 1, hires: 1, merchants: true }, [
      'sell uru 1',
      'sell uru 2',
      'done',
    ]);
    const found = movesByPiece(read('sell uru 1', 'sell uru 2', 'done'), at);
    expect([...found.keys()]).toEqual(['cell/uru/1', 'goods/uru', 'cell/uru/2']);
    expect(found.get('goods/uru')).toHaveLength(2);
  });

  test('cards turned up by a ritual lie on the stage', () => {
    const shown = view({ step: 'TakeShown', seat: 0, number: 3 }, ['take uru']);
    expect([...movesByPiece(read('take uru'), shown).keys()]).toEqual(['shown/uru']);
    expect(regionOf('shown/uru')).toBe('stage');
    expect(regionOf('forest/uru')).toBe('board');
    expect(regionOf('goods/uru')).toBe('mine');
  });

  test('rituals of equal cost are laid where they wait', () => {
    const row = ['raa', 'tipa', 'raa'].map((ritual) => ({ ritual, owner: 0 }));
    const at = view({ step: 'LayInOrder', seat: 0, start: 1, number: 2 }, ['lay tipa', 'lay raa'], {
      public: { row },
    });
    const found = movesByPiece(read('lay tipa', 'lay raa'), at);
    expect([...found.keys()]).toEqual(['row/1', 'row/2']);
  });

  test('a stolen mask lies before its owner', () => {
    const at = view({ step: 'StealMask', seat: 0, victim: 2 }, ['steal red-pearls']);
    expect([...movesByPiece(read('steal red-pearls'), at).keys()]).toEqual(['their-mask/2/red-pearls']);
  });
});

describe('words', () => {
  test('a mission with its points, a sale with its bonus', () => {
    const at = setting(view({ step: 'Build', seat: 0, place: 0, fulfilled: false }, ['fulfil 1.1', 'pass']));
    expect(moveWords(readMove('fulfil 1.1'), at)).toContain('what=mission-1-pearls-4');
    expect(moveWords(readMove('fulfil 1.1'), at)).toContain('vp=1');
    expect(moveWords(readMove('sell uru 2'), at)).toContain('bonus=bonus-uru-2');
    expect(moveWords(readMove('pass'), at)).toContain('question=Build');
  });

  test('a group says what its moves share', () => {
    const at = setting(view({ step: 'MarketTurn', seat: 0, sales: 1, hires: 1, merchants: true }, ['done']));
    const sale = { id: 'sell/uru', moves: read('sell uru 1', 'sell uru 2') };
    expect(choiceWords(sale, at, false)).toBe('ui-board-group-sell(what=commodity-uru)');
    const hire = { id: 'verb/hire', moves: read('hire shaman', 'hire merchant') };
    expect(choiceWords(hire, at, false)).toBe('ui-board-group-hire(amount=2)');
  });

  test('the question knows its numbers, and those who wait know who is asked', () => {
    const asked = setting(
      view({ step: 'MarketTurn', seat: 0, sales: 2, hires: 1, merchants: true }, ['done']),
    );
    expect(questionWords(asked)).toContain('question-MarketTurn(seat=0 sales=2 hires=1');
    const waiting = setting(view({ step: 'MarketTurn', seat: 1, sales: 2, hires: 1, merchants: true }, null));
    expect(questionWords(waiting)).toContain('question-MarketTurn.waiting');
    expect(questionWords(waiting)).toContain('who=Ben');
  });
});

describe('priests that are too dear', () => {
  const dance = (pearls: number) => view({ step: 'Dance' }, ['recruit 0', 'recruit 1'], { mine: { pearls } });

  test('are told with their price', () => {
    expect(tooManyPriests(dance(4)).map(({ move, cost, have }) => [move.text, cost, have])).toEqual([
      ['recruit 2', 5, 4],
    ]);
    expect(tooManyPriests(dance(1))).toHaveLength(2);
    expect(tooManyPriests(dance(5))).toEqual([]);
  });

  test('are not told where nobody recruits', () => {
    expect(
      tooManyPriests(view({ step: 'ChooseLocation', seat: 0 }, ['go forest'], { mine: { pearls: 0 } })),
    ).toEqual([]);
  });
});
