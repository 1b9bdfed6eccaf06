import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCatalogue, getMoment, getTable, setBot } from '../src/server/api';
import { fakeBrowser } from './browser';

const answers: { status: number; body: unknown }[] = [];
const fetched = vi.fn((_path: string, _options: RequestInit) => {
  const { status, body } = answers.shift() ?? { status: 200, body: {} };
  return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
});

beforeEach(() => {
  fakeBrowser();
  answers.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

describe('a request', () => {
  test('carries its secret in a header, not in its address', async () => {
    await getTable('a/b', 'secret');
    const [path, { headers, method }] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/tables/a%2Fb');
    expect(headers).toMatchObject({ Authorization: 'Bearer secret' });
    expect(method).toBeUndefined();
  });

  test('that changes something is a POST of JSON', async () => {
    await setBot('abc', 'host', 1, null);
    const [path, { body, method }] = fetched.mock.calls[0]!;
    expect([path, method, body]).toEqual(['/api/tables/abc/seats/1/bot', 'POST', '{"bot":null}']);
  });

  test('for a moment may name the seat whose view is wanted', async () => {
    await getMoment('abc', 'secret', 7);
    await getMoment('abc', 'secret', 7, 0);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/abc/moments/7',
      '/api/tables/abc/moments/7?seat=0',
    ]);
  });

  test('that is refused says why', async () => {
    answers.push({ status: 422, body: { error: 'illegal', message: 'no', rule: 'R2.2' } });
    await expect(getTable('abc', 'secret')).rejects.toMatchObject({
      status: 422,
      code: 'illegal',
      rule: 'R2.2',
    });
  });

  test('that no server answers, or with nothing readable, is refused too', async () => {
    answers.push({ status: 502, body: '<html>' });
    await expect(getTable('abc', 'secret')).rejects.toMatchObject({ status: 502 });
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await expect(getTable('abc', 'secret')).rejects.toMatchObject({ status: 0 });
  });
});

test('the catalogue is asked for until it is there, and then no more', async () => {
  answers.push({ status: 500, body: {} });
  await expect(getCatalogue()).rejects.toMatchObject({ status: 500 });
  answers.push({ status: 200, body: { board: { die: [1, 2] }, bots: ['novice'] } });
  expect(await getCatalogue()).toEqual({ board: { die: [1, 2] }, bots: ['novice'] });
  await getCatalogue();
  expect(fetched).toHaveBeenCalledTimes(2);
});
