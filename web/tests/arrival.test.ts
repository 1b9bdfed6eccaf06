import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrive } from '../src/table/arrival';
import { knownTable } from '../src/browser/storage';
import { fakeBrowser } from './browser';

/** A server with one seat; `lost` answers do not arrive, though what was asked has happened. */
class FakeServer {
  lock = '';
  invitation = 'the-link';
  claims = 0;
  lost = 0;

  answer(key: string, body: { secret: string } | null): Response {
    if (body !== null && key === this.invitation) {
      this.lock = body.secret;
      this.invitation = '';
      this.claims += 1;
    }
    const opener = body?.secret ?? key;
    if (this.lost-- > 0) throw new TypeError('the network is gone');
    if (opener !== this.lock && opener !== this.invitation) {
      return new Response('{"error": "unknown-table", "message": ""}', { status: 404 });
    }
    const seat = opener === this.lock ? 1 : null;
    const you = { host: false, seat, invited: seat === null ? 1 : null };
    return Response.json({ table: 'abc', created: 1, status: 'running', you, seats: [] });
  }
}

let server: FakeServer;

beforeEach(() => {
  fakeBrowser();
  server = new FakeServer();
  const ask = (_: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    const sent = body === undefined ? null : (JSON.parse(body) as { secret: string });
    return new Promise<Response>((answer) => {
      answer(server.answer(headers.Authorization!.slice(7), sent));
    });
  };
  vi.stubGlobal('fetch', ask);
});

describe('a link to a seat', () => {
  test('is exchanged for a secret that only this browser has', async () => {
    await arrive('abc', 'the-link');
    expect(server.lock).toMatch(/^[\w-]{43}$/);
    expect(knownTable('abc')?.seats).toEqual({ 1: server.lock });
  });

  test('leads to the same seat when it is opened again', async () => {
    await arrive('abc', 'the-link');
    await arrive('abc', 'the-link');
    expect(server.claims).toBe(1);
    expect(knownTable('abc')?.seats).toEqual({ 1: server.lock });
  });

  test('loses no seat when the answer is lost', async () => {
    const asked = server.answer.bind(server);
    let times = 0;
    server.answer = (key, body) => {
      if (++times === 2) server.lost = 1;
      return asked(key, body);
    };
    await expect(arrive('abc', 'the-link')).rejects.toMatchObject({ status: 0 });
    await arrive('abc', 'the-link');
    expect(knownTable('abc')?.seats).toEqual({ 1: server.lock });
  });

  test('that somebody else has used opens nothing', async () => {
    server.invitation = '';
    await expect(arrive('abc', 'the-link')).rejects.toMatchObject({ status: 404 });
  });
});
