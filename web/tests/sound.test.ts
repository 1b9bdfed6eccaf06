import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from './browser';

/** A context that keeps what it was asked to play, and whose time stands still. */
class FakeContext {
  static last: FakeContext;
  static made = 0;
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  started: { at: number; end: number }[] = [];
  gains: { gain: { value: number } }[] = [];
  cutoffs: { type: string; frequency: { value: number } }[] = [];
  constructor() {
    FakeContext.last = this;
    FakeContext.made += 1;
  }
  #node() {
    const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const played = { at: 0, end: 0 };
    return {
      gain: param,
      frequency: { ...param },
      type: '',
      connect: <T>(to: T): T => to,
      start: (at: number) => (this.started.push(played), (played.at = at)),
      stop: (end: number) => (played.end = end),
    };
  }
  createGain() {
    const node = this.#node();
    this.gains.push(node);
    return node;
  }
  createBiquadFilter() {
    const node = this.#node();
    this.cutoffs.push(node);
    return node;
  }
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

const vibrate = vi.fn();
let sound: typeof import('../src/browser/sound');

beforeEach(async () => {
  fakeBrowser();
  FakeContext.made = 0;
  vibrate.mockReset();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  vi.resetModules();
  sound = await import('../src/browser/sound');
});

test('nothing is heard until sound is switched on, nor before the page was touched', () => {
  sound.cue('turn');
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sound.switchSound(true);
  sound.cue('turn');
  expect(FakeContext.made).toBe(0);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a turn is two notes and a short shake, softened above 6 kHz, at 60 %', () => {
  sound.switchSound(true);
  sound.cue('turn');
  const { started, gains, cutoffs } = FakeContext.last;
  expect(new Set(started.map(({ at }) => at)).size).toBe(2);
  expect(Math.max(...started.map(({ end }) => end))).toBeCloseTo(0.42);
  expect(gains[0]?.gain.value).toBe(0.6);
  expect(cutoffs[0]).toMatchObject({ type: 'lowpass', frequency: { value: 6000 } });
  expect(vibrate).toHaveBeenCalledWith(30);
});

test('at most three sound at once, and more when they have faded', () => {
  sound.switchSound(true);
  for (let i = 0; i < 5; i++) sound.cue('mana');
  expect(FakeContext.last.started).toHaveLength(3);
  FakeContext.last.currentTime = 0.2;
  sound.cue('mana');
  expect(FakeContext.last.started).toHaveLength(4);
  expect(FakeContext.made).toBe(1);
});

test('it is quieter while somebody writes', () => {
  sound.switchSound(true);
  sound.cue('tap');
  sound.soften(true);
  expect(FakeContext.last.gains[0]?.gain.value).toBeLessThanOrEqual(0.4);
  sound.soften(false);
  expect(FakeContext.last.gains[0]?.gain.value).toBe(0.6);
});

test('a device without sound plays on in silence', () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no device');
      }
    },
  );
  sound.switchSound(true);
  expect(() => sound.cue('win')).not.toThrow();
});

test('of pearls one each is heard, four at most', () => {
  sound.switchSound(true);
  sound.cue('pearl', 2);
  expect(FakeContext.last.started.length).toBe(2);
  FakeContext.last.started = [];
  sound.cue('pearl', 9);
  expect(FakeContext.last.started.length).toBe(4);
});
