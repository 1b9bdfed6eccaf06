import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Session, joined } from '../src/table/session.svelte';
import { keepCreated } from '../src/browser/storage';
import type { Seat, SeatKind } from '../src/server/wire';
import { FakeSocket, fakeBrowser } from './browser';

const secrets = ['secret-of-ana', 'secret-of-ben', 'secret-of-cleo'];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function open(...kinds: SeatKind[]): Session {
  keepCreated(
    {
      table: 'abc',
      host: 'host',
      spectator: 'spectator',
      code: null,
      seats: kinds.map((kind, seat) => ({ seat, secret: kind === 'bot' ? null : secrets[seat]! })),
    },
    { seats: kinds.map((kind, seat) => ({ kind, name: `Name ${seat}` })) },
  );
  session = new Session('abc');
  return session;
}

/** The server shows the present connection who is asked. */
function ask(awaiting: Seat[], seat: Seat | null, version = 1) {
  const prompt = seat !== null && awaiting.includes(seat) ? { decision: version, moves: [] } : null;
  const view = { awaiting, seat, prompt, over: false };
  const state = { version, view, log: [], undo: 0, takeback: null };
  const table = { table: 'abc', status: 'running', created: 1, seats: [], lesson: null };
  if (FakeSocket.last.sent.length === 0) FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'state', table, state });
}

describe('one person at this screen', () => {
  test('sees their own view at once', () => {
    open('here', 'bot', 'bot');
    ask([0], 0);
    expect(FakeSocket.last.secret).toBe('secret-of-ana');
    expect(session.curtain).toBeNull();
    expect(session.state?.view.seat).toBe(0);
  });

  test('plays one move at a time, for the decision that was asked', () => {
    open('here', 'bot', 'bot');
    ask([0], 0, 7);
    void session.play('go forest');
    void session.play('go marae');
    expect(session.pending).toBe('go forest');
    expect(FakeSocket.last.of('move')).toMatchObject([{ decision: 7, move: 'go forest' }]);
  });
});

describe('several people at this screen', () => {
  test('see nothing secret before one of them says that they look', () => {
    open('here', 'here', 'bot');
    ask([1], null);
    expect(FakeSocket.all.map((socket) => socket.secret)).toEqual(['spectator']);
    expect(session.curtain).toBe(1);
  });

  test('see the common board while only others are asked', () => {
    open('here', 'here', 'bot');
    ask([2], null);
    expect(session.curtain).toBeNull();
    expect(session.state?.view.seat).toBeNull();
  });

  test('have the curtain between them, and nothing beneath it', () => {
    open('here', 'here', 'bot');
    ask([0], null);
    session.open(0);
    ask([0], 0);
    expect(session.curtain).toBeNull();
    ask([1], 0, 2);
    expect(session.passTo).toBe(1);
    expect(session.state?.view.seat).toBe(0);
    session.handOver();
    expect(session.curtain).toBe(1);
    expect(session.state).toBeNull();
    expect(session.seat).toBeNull();
    expect(FakeSocket.to('secret-of-ana')).toEqual([]);
    expect(FakeSocket.all.some((socket) => socket.secret === 'secret-of-ben')).toBe(false);
    session.open(1);
    ask([1], 1, 2);
    expect(session.state?.view.seat).toBe(1);
  });

  test('keep looking while they are asked again, or nobody else here is', () => {
    open('here', 'here', 'bot');
    ask([0, 1], null);
    session.open(0);
    ask([0, 1], 0);
    ask([2], 0, 2);
    vi.advanceTimersByTime(5000);
    expect(session.curtain).toBeNull();
    expect(session.seat).toBe(0);
  });

  test('can let the curtain down themselves', () => {
    open('here', 'here', 'bot');
    ask([2], null);
    session.open(0);
    ask([2], 0);
    session.handOver();
    ask([2], null);
    expect(session.curtain).toBe(1);
  });
});

test('a table that this browser does not know is a problem', () => {
  session = new Session('unknown');
  expect(session.problem).toMatchObject({ status: 404 });
});

test('lines of the log that came before are not doubled', () => {
  const turn = { round: '', step: 0, location: '', seat: null };
  const line = (version: number) => ({ version, events: [], story: [], turn });
  const versions = joined([line(1), line(2), line(3)], [line(3), line(4)]).map((one) => one.version);
  expect(versions).toEqual([1, 2, 3, 4]);
  expect(joined([line(1)], [])).toEqual([line(1)]);
});
