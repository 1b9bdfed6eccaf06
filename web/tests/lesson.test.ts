import { describe, expect, test } from 'vitest';
import { wouldLack } from '../src/board/logic/row';
import { type LessonNow, allowed, goBack, goOn, isUndone } from '../src/lesson/beats';
import { type Rect, stand } from '../src/lesson/placing';
import type { AskedMove, Beat, Event, Line, State } from '../src/server/wire';

const move = (text: string) => ({ move: text }) as AskedMove;
const line = (version: number, ...events: object[]) =>
  ({ version, events: events as Event[], story: [] }) as unknown as Line;
const round = (name: string) => ({ event: 'round', round: name });

function moment(log: Line[], question = '', moves: string[] = [], picked: string[] = []): LessonNow {
  const view = { prompt: question === '' ? null : { question, decision: 1 } };
  const state = { version: log.at(-1)?.version ?? 0, log, view } as unknown as State;
  return { state, offered: moves.map(move), picked, scene: [] };
}

const BEATS: Beat[] = [
  { id: 'hello', at: [] },
  { id: 'place', at: [], on: { asked: 'ChooseLocation' }, allow: ['go forest'] },
  { id: 'do', at: [], on: { chosen: 'go forest' }, allow: ['go forest'] },
  { id: 'passing', at: [], on: { event: 'took card' }, fleeting: true },
  { id: 'round', at: [], on: { event: 'round', having: { round: 'C1' } } },
  { id: 'prepare', at: [], on: { asked: 'Prepare' }, allow: ['prepare hina', 'done'] },
];
const START = { beat: 0, version: 0 };

describe('a beat', () => {
  test('leaves the moves that it names, and closes last', () => {
    const moves = ['done', 'prepare hina', 'prepare tohu'].map(move);
    expect(allowed(BEATS[5]!, moves)).toEqual([move('prepare hina')]);
    expect(allowed(BEATS[5]!, [move('done')])).toEqual([move('done')]);
    expect(allowed({ id: 'any', at: [], allow: ['*'] }, moves)).toEqual(moves);
  });

  test('stays until it was read, and waits for its question', () => {
    const asked = moment([], 'ChooseLocation', ['go forest', 'go marae']);
    expect(goOn(BEATS, START, asked).beat).toBe(0);
    expect(goOn(BEATS, { beat: 1, version: 0 }, moment([])).beat).toBe(1);
    expect(goOn(BEATS, { beat: 1, version: 0 }, asked).beat).toBe(1);
  });

  test('speaks of what is chosen until it is chosen no longer', () => {
    const chosen = moment([], 'ChooseLocation', ['go forest'], ['go forest']);
    expect(goOn(BEATS, { beat: 1, version: 0 }, chosen).beat).toBe(2);
    const again = moment([], 'ChooseLocation', ['go forest']);
    expect(goOn(BEATS, { beat: 2, version: 0 }, again).beat).toBe(1);
  });

  test('of an event begins when it has happened, one that has passed is left out', () => {
    const log = [line(1, { event: 'took card' }), line(2, round('A1'))];
    const at = { beat: 2, version: 0 };
    expect(goOn(BEATS, at, moment(log))).toEqual(at);
    expect(goOn(BEATS, at, moment([...log, line(3, round('C1'))]))).toEqual({ beat: 4, version: 3 });
  });

  test('does not begin before an event that has not happened', () => {
    const early = moment([line(1, round('A1'))], 'Prepare', ['prepare hina']);
    expect(goOn(BEATS, { beat: 2, version: 0 }, early).beat).toBe(2);
  });
});

test('what was taken back is taught again', () => {
  const log = [line(1, round('A1')), line(2, round('C1')), line(3, { event: 'undone', seat: 0, since: 1 })];
  const now = moment(log, 'ChooseLocation', ['go forest']);
  expect(isUndone({ beat: 4, version: 2 }, now.state)).toBe(true);
  expect(isUndone({ beat: 4, version: 1 }, now.state)).toBe(false);
  expect(goBack(BEATS, { beat: 4, version: 2 }, now)).toEqual({ beat: 1, version: 3 });
});

test('a ritual that others before it fed would have lacked that much', () => {
  const performed = (ritual: string, paid: number, bag: number) =>
    ({ event: 'performed', from: 'row', seat: 0, ritual, paid, bag }) as Event;
  const row = [performed('hina', 1, 14), { event: 'bag', mana: 32 } as Event, performed('atea', 3, 29)];
  expect(wouldLack(row)).toBe(0);
  // 15 without Hina, who was paid 1 of them: 3 for Atea, 13 for Tohu.
  expect(wouldLack([...row, performed('tohu', 13, 16)])).toBe(1);
});

describe('the coach', () => {
  const page = { width: 1440, height: 900 };
  const card = { width: 300, height: 120 };
  const clear = (one: Rect, { left, top }: { left: number; top: number }): boolean =>
    left >= one.right || left + card.width <= one.left || top >= one.bottom || top + card.height <= one.top;

  test('stands beside what it speaks of, and not upon what is needed', () => {
    const target = { left: 600, top: 300, right: 700, bottom: 400 };
    expect(stand([target], [], card, page, false)).toMatchObject({ side: 'below', left: 500, tooth: 150 });
    const button = { left: 600, top: 430, right: 700, bottom: 470 };
    const found = stand([target], [button], card, page, false);
    expect(found.side).toBe('above');
    expect(clear(button, found)).toBe(true);
  });

  test('covers a little of what fills the page rather than a button', () => {
    const target = { left: 0, top: 40, right: 390, bottom: 700 };
    const button = { left: 10, top: 720, right: 380, bottom: 770 };
    const found = stand([target], [button], card, { width: 390, height: 844 }, true);
    expect(found.side).toBe('free');
    expect(clear(button, found)).toBe(true);
  });

  test('stays near what it speaks of where a button lies between', () => {
    const target = { left: 0, top: 780, right: 390, bottom: 830 };
    const button = { left: 10, top: 700, right: 380, bottom: 750 };
    const found = stand([target], [button], card, { width: 390, height: 844 }, true);
    expect(clear(button, found)).toBe(true);
    expect(button.top - (found.top + card.height)).toBeLessThan(10);
  });
});
