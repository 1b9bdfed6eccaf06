import { expect, test } from 'vitest';
import { draw } from '../src/browser/share';

const parts = (points: number) => [{ points, colour: '#fff' }];

test('the picture of a review has a line for each player, within its frame', () => {
  const lines: number[] = [];
  let strokes = 0;
  const nothing = () => undefined;
  const pen = {
    ...Object.fromEntries(
      ['fillText', 'fillRect', 'beginPath', 'moveTo', 'fill', 'setLineDash'].map((name) => [name, nothing]),
    ),
    lineTo: (x: number) => lines.push(x),
    stroke: () => strokes++,
  } as unknown as CanvasRenderingContext2D;
  const courses = [0, 1].map(() => ({ colour: '#000', dash: [], chances: [0.5, 0.25, 1] }));
  draw(pen, 'Vaite wins', 'today', [{ name: 'Vaite', colour: '#000', parts: parts(20), total: 20 }], courses);
  expect(strokes).toBe(2);
  expect(lines.slice(-3)).toEqual([700, 920, 1140]);
});

test('the picture has the winner, every name, every total, and bars by their points', () => {
  const texts: string[] = [];
  const bars: number[] = [];
  const pen = {
    fillText: (text: string) => texts.push(text),
    fillRect: (_x: number, _y: number, width: number) => bars.push(width),
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    fill: () => undefined,
  } as unknown as CanvasRenderingContext2D;
  draw(pen, 'Vaite wins', 'today', [
    { name: 'Vaite', colour: '#000', parts: parts(20), total: 20 },
    { name: 'Manu', colour: '#000', parts: parts(10), total: 10 },
  ]);
  expect(texts).toEqual(['Vaite wins', 'Vaite', '20', 'Manu', '10', 'today']);
  expect(bars.filter((width) => width > 100 && width < 1000)).toEqual([697, 347]);
});
