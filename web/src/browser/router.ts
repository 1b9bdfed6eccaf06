/** Where the page is, as the part of its address behind #, which is never sent to a server. */

export type Route =
  | { page: 'front' }
  | { page: 'new' }
  | { page: 'record' }
  | { page: 'rules'; number: string | null }
  | TableRoute;

export interface TableRoute {
  page: 'table';
  table: string;
  secret: string | null;
  /** A moment of the past, and the seat whose view of it is wanted. */
  version: number | null;
  seat: number | null;
}

const front: Route = { page: 'front' };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode);
  const [page, table, ...rest] = parts;
  if (page === 'new' || page === 'record') return { page };
  if (page === 'rules') return { page, number: table ?? null };
  if (page !== 't' || table === undefined) return front;
  const at = rest.indexOf('at');
  const secret = at === 0 ? null : (rest[0] ?? null);
  const version = at < 0 ? null : whole(rest[at + 1]);
  const seat = version === null ? null : whole(rest[at + 2]);
  return { page: 'table', table, secret, version, seat };
}

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface Moment {
  version: number | null;
  seat?: number | null;
}

const momentPath = ({ version, seat = null }: Moment): string =>
  version === null ? '' : `/at/${version}${seat === null ? '' : `/${seat}`}`;

export const tableHash = (table: string, moment: Moment = { version: null }): string =>
  `#/t/${table}${momentPath(moment)}`;

export const rulesHash = (number?: string): string =>
  number === undefined ? '#/rules' : `#/rules/${number}`;

const here = (): string => `${location.origin}${location.pathname}`;

/** A whole address to give to somebody: it sits them down, or opens at a moment of the game. */
export const link = (table: string, secret: string, moment: Moment = { version: null }): string =>
  `${here()}#/t/${table}/${secret}${momentPath(moment)}`;

/** A moment of the game for those who sit at the table already. */
export const momentLink = (table: string, moment: Moment): string => `${here()}${tableHash(table, moment)}`;
