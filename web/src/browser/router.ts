/** Where the page is, as the part of its address behind #, which is never sent to a server. */
import { shared } from './shared.svelte';

export type Route =
  | { page: 'front' }
  | { page: 'learn' }
  | { page: 'new' }
  | { page: 'record' }
  | { page: 'lobby' }
  | { page: 'join'; code: string | null }
  | { page: 'take'; secret: string }
  | BookRoute
  | ReviewRoute
  | StopRoute
  | TableRoute;

/** What one reads beside the game; it opens over a table too. */
export type BookRoute =
  { page: 'how' } | { page: 'rules'; number: string | null } | { page: 'cards'; card: string | null };

export interface ReviewRoute {
  page: 'review';
  table: string;
  secret: string | null;
}

/** The end of mails, by what stands in each of them. */
export interface StopRoute {
  page: 'stop';
  stop: string;
}

/** Whose view of the past is wanted: a seat's, or with all screens open, perhaps from a seat's side. */
export type Sight = number | 'all' | `all-${number}`;

export interface TableRoute {
  page: 'table';
  table: string;
  secret: string | null;
  /** A moment of the past, and whose view of it is wanted. */
  version: number | null;
  seat: Sight | null;
  /** The number of the decision of which one wants to see what the better move would have brought. */
  then: number | null;
}

const front: Route = { page: 'front' };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode);
  const [page, table, ...rest] = parts;
  if (page === 'new' || page === 'record' || page === 'how' || page === 'lobby' || page === 'learn') {
    return { page };
  }
  if (page === 'j') return { page: 'join', code: table ?? null };
  if (page === 'take' && table !== undefined) return { page, secret: table };
  if (page === 'rules') return { page, number: table ?? null };
  if (page === 'review' && table !== undefined) return { page, table, secret: rest[0] ?? null };
  if (page === 'stop' && table !== undefined) return { page, stop: table };
  if (page === 'cards') return { page, card: table ?? null };
  if (page !== 't' || table === undefined) return front;
  const at = rest.indexOf('at');
  const secret = at === 0 ? null : (rest[0] ?? null);
  const version = at < 0 ? null : whole(rest[at + 1]);
  const seat = version === null ? null : sight(rest[at + 2]);
  const then = version !== null && rest[at + 3] === 'then' ? whole(rest[at + 4]) : null;
  return { page: 'table', table, secret, version, seat, then };
}

const isOpen = (text: string): text is 'all' | `all-${number}` => /^all(-\d)?$/.test(text);

const sight = (text: string | undefined): Sight | null =>
  text !== undefined && isOpen(text) ? text : whole(text);

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
  seat?: Sight | null;
  then?: number | null;
}

const momentPath = ({ version, seat = null, then = null }: Moment): string => {
  if (version === null) return '';
  return `/at/${version}${seat === null ? '' : `/${seat}`}${then === null ? '' : `/then/${then}`}`;
};

export const tableHash = (table: string, moment: Moment = { version: null }): string =>
  `#/t/${table}${momentPath(moment)}`;

/** The review of a game that is over. */
export const reviewHash = (table: string): string => `#/review/${table}`;

export const rulesHash = (number?: string): string =>
  number === undefined ? '#/rules' : `#/rules/${number}`;

export const isBook = (route: Route): route is BookRoute =>
  route.page === 'how' || route.page === 'rules' || route.page === 'cards';

export const bookHash = (page: BookRoute['page']): string => `#/${page}`;

export const cardHash = (card: string): string => `#/cards/${card}`;

const here = (): string => `${shared.origin}${location.pathname}`;

/** A table's own link, which seats whoever opens it next. */
export const tableLink = (code: string): string => `${here()}#/j/${code}`;

/** Brings this browser's tables to another device, once. */
export const takingLink = (secret: string): string => `${here()}#/take/${secret}`;

/** A whole address to give to somebody: it sits them down, or opens at a moment of the game. */
export const link = (table: string, secret: string, moment: Moment = { version: null }): string =>
  `${here()}#/t/${table}/${secret}${momentPath(moment)}`;

/** The review, for somebody else with a secret, for those who sit at the table already without. */
export const reviewLink = (table: string, secret?: string): string =>
  `${here()}${reviewHash(table)}${secret === undefined ? '' : `/${secret}`}`;

/** A moment of the game for those who sit at the table already. */
export const momentLink = (table: string, moment: Moment): string => `${here()}${tableHash(table, moment)}`;
