/** Where the page is, as the part of its address behind #, which is never sent to a server. */

export type Route =
  | { page: 'front' }
  | { page: 'new' }
  | { page: 'record' }
  | { page: 'rules'; number: string | null }
  | { page: 'table'; table: string; secret: string | null; version: number | null };

const front: Route = { page: 'front' };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode);
  const [page, table, ...rest] = parts;
  if (page === 'new' || page === 'record') return { page };
  if (page === 'rules') return { page, number: table ?? null };
  if (page !== 't' || table === undefined) return front;
  const version = rest.at(-2) === 'at' ? Number(rest.at(-1)) : null;
  const valid = version !== null && Number.isSafeInteger(version) && version >= 0;
  const secret = rest[0] !== undefined && rest[0] !== 'at' ? rest[0] : null;
  return { page: 'table', table, secret, version: valid ? version : null };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tableHash = (table: string, version: number | null = null): string =>
  version === null ? `#/t/${table}` : `#/t/${table}/at/${version}`;

export const rulesHash = (number?: string): string =>
  number === undefined ? '#/rules' : `#/rules/${number}`;

/** A whole address to give to somebody: it sits them down, or opens at a moment of the game. */
export function link(table: string, secret: string | null, version: number | null = null): string {
  const at = version === null ? '' : `/at/${version}`;
  const { origin, pathname } = location;
  return `${origin}${pathname}#/t/${table}${secret === null ? '' : `/${secret}`}${at}`;
}
