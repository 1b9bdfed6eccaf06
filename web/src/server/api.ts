/** The server's HTTP interface. */
import type { Catalogue, Created, NewSecret, NewTable, Opened, Prospects, Seat, State, Table } from './wire';

/** The server said no, or could not be reached (then `status` is 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

export interface Refusal {
  error?: string;
  message?: string;
  rule?: string;
}

export const refused = (status: number, body: Refusal): Refused =>
  new Refused(status, body.error ?? '', body.message ?? '', body.rule ?? null);

export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

async function ask(path: string, secret: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (secret !== null) headers.Authorization = `Bearer ${secret}`;
  const options: RequestInit = { headers, cache: 'no-store', referrerPolicy: 'no-referrer' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    options.method = 'POST';
    options.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(path, options).catch((error: unknown) => {
    throw new Refused(0, '', String(error));
  });
  if (response.ok) return response;
  throw refused(response.status, (await response.json().catch(() => ({}))) as Refusal);
}

const json = async <T>(path: string, secret: string | null, body?: unknown): Promise<T> =>
  (await ask(path, secret, body)).json() as Promise<T>;

export const createTable = (wish: NewTable): Promise<Created> => json('/api/tables', null, wish);

export const getTable = (table: string, secret: string): Promise<Table> => json(tablePath(table), secret);

/** Take the seat of a link: from now on a secret of one's own opens it, and no other. */
export const claimSeat = (table: string, link: string, secret: string): Promise<Table> =>
  json(`${tablePath(table)}/claim`, link, { secret });

/** What was to be seen at a version of one's own; once the game is over, by any seat. */
export function getMoment(
  table: string,
  secret: string,
  version: number,
  seat: Seat | null = null,
): Promise<State> {
  const as = seat === null ? '' : `?seat=${seat}`;
  return json(`${tablePath(table)}/moments/${version}${as}`, secret);
}

export const getProspects = (table: string, secret: string): Promise<Prospects> =>
  json(`${tablePath(table)}/prospects`, secret);

export const openRecord = (record: string): Promise<Opened> => json('/api/records', null, record);

export const getRecord = async (table: string, secret: string): Promise<Blob> =>
  (await ask(`${tablePath(table)}/record`, secret)).blob();

const catalogues = new Map<string, Promise<Catalogue>>();

/** All cards of a set as data, those that new tables have unless it is named; asked for once. */
export function getCatalogue(hash = ''): Promise<Catalogue> {
  let found = catalogues.get(hash);
  if (found === undefined) {
    found = json<Catalogue>(`/api/catalogue${hash && '/'}${hash}`, null).catch((error: unknown) => {
      catalogues.delete(hash);
      throw error;
    });
    catalogues.set(hash, found);
  }
  return found;
}

// ---- what the host may do

export const replaceLink = (table: string, host: string, seat: Seat): Promise<NewSecret> =>
  json(`${tablePath(table)}/seats/${seat}/link`, host, {});

/** Let a bot play a seat, or with null give it back. */
export async function setBot(table: string, host: string, seat: Seat, bot: string | null) {
  await ask(`${tablePath(table)}/seats/${seat}/bot`, host, { bot });
}

export async function closeTable(table: string, host: string) {
  await ask(`${tablePath(table)}/close`, host, {});
}

export const rematch = (table: string, host: string): Promise<Created> =>
  json(`${tablePath(table)}/rematch`, host, {});
