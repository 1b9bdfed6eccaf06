/** What can be asked of a server, or of the one that the page has within itself. */
import * as within from './here';
import { here } from './where';
import type {
  Catalogue,
  Created,
  Hint,
  Introduction,
  Join,
  Judge,
  KeyOfTable,
  LessonData,
  LessonPlace,
  NewSecret,
  MyTables,
  NewTable,
  Opened,
  Prospects,
  PublicLobby,
  QrCode,
  Reachable,
  Reviewed,
  Sealed,
  Seat,
  State,
  Table,
  Unsealed,
} from './wire';

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
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await (here ? within.ask : overTheNetwork)(path, secret, text);
  if (response.ok) return response;
  throw refused(response.status, (await response.json().catch(() => ({}))) as Refusal);
}

async function overTheNetwork(path: string, secret: string | null, body?: string): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (secret !== null) headers.Authorization = `Bearer ${secret}`;
  const options: RequestInit = { headers, cache: 'no-store', referrerPolicy: 'no-referrer' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    Object.assign(options, { method: 'POST', body });
  }
  return fetch(path, options).catch((error: unknown) => {
    throw new Refused(0, '', String(error));
  });
}

export const json = async <T>(path: string, secret: string | null, body?: unknown): Promise<T> =>
  (await ask(path, secret, body)).json() as Promise<T>;

export const createTable = (wish: NewTable): Promise<Created> => json('/api/tables', null, wish);

export const getTable = (table: string, secret: string): Promise<Table> => json(tablePath(table), secret);

/** Take the seat of a link: from now on a secret of one's own opens it, and no other. */
export const claimSeat = (table: string, link: string, secret: string): Promise<Table> =>
  json(`${tablePath(table)}/claim`, link, { secret });

/**
 * What was to be seen at a version of one's own; once the game is over, by any seat, and with what another
 * move would have brought.
 */
export function getMoment(
  table: string,
  secret: string,
  version: number,
  seat: Seat | 'all' | `all-${number}` | null = null,
  instead: string | null = null,
): Promise<State> {
  const asked = new URLSearchParams({
    ...(seat !== null && { seat: String(seat) }),
    ...(instead !== null && { instead }),
  });
  const query = asked.size > 0 ? `?${asked.toString()}` : '';
  return json(`${tablePath(table)}/moments/${version}${query}`, secret);
}

export const getProspects = (table: string, secret: string): Promise<Prospects> =>
  json(`${tablePath(table)}/prospects`, secret);

/** What a bot found in a game that is over, or how far it is with that. */
export const getReview = (table: string, secret: string, judge: Judge): Promise<Reviewed> =>
  json(`${tablePath(table)}/review?bot=${judge}`, secret);

/** What a bot would do; it is counted. */
export const getHint = (
  table: string,
  secret: string,
  decision: number,
  longer: boolean,
  chosen: string[],
): Promise<Hint> => json(`${tablePath(table)}/hint`, secret, { decision, longer, chosen });

export const getLesson = (lesson: string): Promise<LessonData> =>
  json(`/api/lessons/${encodeURIComponent(lesson)}`, null);

/** Keep how far one is in the lesson of a table. */
export async function keepPlace(table: string, secret: string, place: LessonPlace): Promise<void> {
  await ask(`${tablePath(table)}/lesson`, secret, place);
}

/** Take a decision of a finished game up again at a new table, against a bot. */
export const retry = (table: string, secret: string, number: number, bot: string): Promise<Created> =>
  json(`${tablePath(table)}/retry`, secret, { number, bot });

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

// ---- before a game and around it

/** Take the next free seat; the same secret again gets the same seat. */
export const joinTable = (wish: Join): Promise<Table> => json('/api/join', null, wish);

export const introduce = (table: string, secret: string, said: Introduction): Promise<Table> =>
  json(`${tablePath(table)}/person`, secret, said);

/** Leave one's seat in the lobby, or as host free any. */
export async function freeSeat(table: string, secret: string, seat: Seat) {
  await ask(`${tablePath(table)}/seats/${seat}/free`, secret, {});
}

export const getMine = async (tables: KeyOfTable[]): Promise<MyTables['tables']> =>
  (await json<MyTables>('/api/mine', null, { tables })).tables;

export const getPublicLobby = (): Promise<PublicLobby> => json('/api/lobby', null);

export const sealParcel = (content: string): Promise<Sealed> => json('/api/parcels', null, { content });

export const openParcel = async (secret: string): Promise<string> =>
  (await json<Unsealed>('/api/parcels/open', null, { secret })).content;

export const getQrCode = async (text: string): Promise<string> =>
  (await json<QrCode>('/api/qr', null, { text })).svg;

export const getReach = (): Promise<Reachable> => json('/api/reach', null);

// ---- what the host may do

export async function startGame(table: string, host: string) {
  await ask(`${tablePath(table)}/start`, host, {});
}

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
