import { expect, test } from 'vitest';
import { draw } from '../src/browser/share';

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
  const parts = (points: number) => [{ points, colour: '#fff' }];
  draw(pen, 'Vaite wins', 'today', [
    { name: 'Vaite', colour: '#000', parts: parts(20), total: 20 },
    { name: 'Manu', colour: '#000', parts: parts(10), total: 10 },
  ]);
  expect(texts).toEqual(['Vaite wins', 'Vaite', '20', 'Manu', '10', 'today']);
  expect(bars.filter((width) => width > 100 && width < 1000)).toEqual([697, 347]);
});
