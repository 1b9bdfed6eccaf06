import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../src/server/api';
import { type Ears, Live } from '../src/server/live';
import { FakeSocket, fakeBrowser } from './browser';

const MOVE = { type: 'move', decision: 4, move: 'go forest' } as const;
const state = (version: number) => ({ version, view: {}, log: [], undo: 0, takeback: null });
const greeting = (version: number) => ({ type: 'state', table: {}, state: state(version) });

let ears: { [Name in keyof Ears]: ReturnType<typeof vi.fn> };
let live: Live;
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  ears = {
    state: vi.fn(),
    table: vi.fn(),
    chat: vi.fn(),
    invited: vi.fn(),
    connection: vi.fn(),
    shut: vi.fn(),
  };
  live = new Live('abc', 'secret', ears as unknown as Ears);
});

afterEach(() => {
  live.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function welcome(version = 1) {
  FakeSocket.last.accept();
  FakeSocket.last.say(greeting(version));
}

describe('a connection', () => {
  test('says its secret first, and never in its address', () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', secret: 'secret', since: null }]);
    expect(String(FakeSocket.last.url)).toBe('ws://table.test/api/tables/abc/live');
  });

  test('that broke comes back and asks only for what it missed', () => {
    welcome(3);
    FakeSocket.last.say({ type: 'update', state: state(5) });
    FakeSocket.last.break();
    expect(ears.connection).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', secret: 'secret', since: 5 }]);
  });

  test('waits longer after each failure, but never too long', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
      const tries = FakeSocket.all.length;
      FakeSocket.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });

  test('is tried at once when the device is online again', () => {
    for (let i = 0; i < 5; i += 1) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(15_000);
    }
    FakeSocket.last.break();
    const before = FakeSocket.all.length;
    browser.page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test('that has gone silent is given up', () => {
    welcome();
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all[0]!.open).toBe(false);
    expect(ears.connection).toHaveBeenLastCalledWith('lost');
  });

  test('acknowledges what it has, and takes no line twice', () => {
    const line = (version: number) => ({ version, events: [] });
    const update = (log: object[]) => ({ type: 'update', state: { ...state(5), log } });
    welcome(3);
    FakeSocket.last.say(update([line(4), line(5)]));
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.of('ping')).toEqual([{ type: 'ping', version: 5 }]);
    FakeSocket.last.say(update([line(5)]));
    expect(ears.state).toHaveBeenLastCalledWith({ ...state(5), log: [] });
  });

  test('that answers is kept', () => {
    welcome();
    for (let i = 0; i < 4; i += 1) {
      vi.advanceTimersByTime(25_000);
      FakeSocket.last.say({ type: 'pong' });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('is not tried again with a secret that opens nothing', () => {
    FakeSocket.last.accept();
    FakeSocket.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(ears.shut.mock.calls[0]![0]).toMatchObject({ status: 404, code: 'unknown-table' });
  });

  test('waits long when there was too much of everything, and is tried again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    FakeSocket.last.break(4429);
    vi.advanceTimersByTime(29_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each([1006, 1011, 1013, 4400, 4403, 4413])('closed with %i comes back soon', (code) => {
    welcome();
    FakeSocket.last.break(code);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(ears.shut).not.toHaveBeenCalled();
  });

  test('is known to be lost as soon as the device is offline', () => {
    welcome();
    browser.page.dispatchEvent(new Event('offline'));
    expect(ears.connection).toHaveBeenLastCalledWith('lost');
    expect(FakeSocket.last.open).toBe(false);
  });

  test('that was left hears and does nothing more', () => {
    welcome();
    const [socket] = FakeSocket.all;
    live.stop();
    socket!.say({ type: 'update', state: state(9) });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(ears.state).toHaveBeenCalledTimes(1);
  });
});

describe('a move', () => {
  test('is done when the server says so', async () => {
    welcome();
    const answer = live.send(MOVE);
    const [sent] = FakeSocket.last.of('move');
    expect(sent).toMatchObject(MOVE);
    FakeSocket.last.say({ type: 'done', id: sent!.id });
    await expect(answer).resolves.toBeUndefined();
  });

  test('that was not answered is sent again, for the same decision, once the state is there', async () => {
    welcome();
    const answer = live.send(MOVE);
    const [first] = FakeSocket.last.of('move');
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    FakeSocket.last.accept();
    expect(FakeSocket.last.of('move')).toEqual([]);
    FakeSocket.last.say(greeting(2));
    expect(FakeSocket.last.of('move')).toEqual([first]);
    FakeSocket.last.say({ type: 'done', id: first!.id });
    await answer;
  });

  test('that was answered is never sent again', async () => {
    welcome();
    const answer = live.send(MOVE);
    FakeSocket.last.say({ type: 'done', id: FakeSocket.last.of('move')[0]!.id });
    await answer;
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    welcome(2);
    expect(FakeSocket.last.of('move')).toEqual([]);
  });

  test('made while offline is sent when the connection is back', () => {
    welcome();
    FakeSocket.last.break();
    live.send(MOVE).catch(() => undefined);
    vi.advanceTimersByTime(400);
    welcome(1);
    expect(FakeSocket.last.of('move')).toHaveLength(1);
  });

  test('that is refused says why, with the rule', async () => {
    welcome();
    const answer = live.send(MOVE);
    const refusal = { status: 422, error: 'illegal', message: 'no', rule: 'R2.2' };
    FakeSocket.last.say({ type: 'refused', id: FakeSocket.last.of('move')[0]!.id, ...refusal });
    await expect(answer).rejects.toMatchObject({ status: 422, code: 'illegal', rule: 'R2.2' });
    await expect(answer).rejects.toBeInstanceOf(Refused);
  });
});

test.each([{ type: 'undo' }, { type: 'chat', text: 'hello' }, { type: 'takeback', agree: true }] as const)(
  'what may have happened already is not repeated: %o',
  async (wish) => {
    welcome();
    const answer = live.send(wish);
    const failure = expect(answer).rejects.toMatchObject({ status: 0 });
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    welcome(2);
    await failure;
    expect(FakeSocket.last.of(wish.type)).toEqual([]);
  },
);
