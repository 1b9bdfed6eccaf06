import { expect, test } from 'vitest';
import { passOn, timeLeft } from '../src/table/clocks';

const clocks = { left: [60, 90, null], running: [0], since: 1000, stands: [] };

test('only the clock of who is asked runs', () => {
  expect(timeLeft(clocks, 0, 6000)).toBe(55);
  expect(timeLeft(clocks, 1, 6000)).toBe(90);
});

test('a bot has no clock', () => {
  expect(timeLeft(clocks, 2, 6000)).toBeNull();
  expect(timeLeft(clocks, 7, 6000)).toBeNull();
});

test('no clock runs below nothing', () => {
  expect(timeLeft(clocks, 0, 1_000_000)).toBe(0);
});

test('when the turn passes, one clock stops and the next runs on from where it stood', () => {
  const later = passOn(clocks, [1], [], 11_000);
  expect(later.left).toEqual([50, 90, null]);
  expect(timeLeft(later, 0, 13_000)).toBe(50);
  expect(timeLeft(later, 1, 13_000)).toBe(88);
});

test('while what led to a question is shown, the clock stands still', () => {
  const later = passOn(clocks, [1], [0, 3, 0], 11_000);
  expect(timeLeft(later, 1, 13_000)).toBe(90);
  expect(timeLeft(later, 1, 16_000)).toBe(88);
});
