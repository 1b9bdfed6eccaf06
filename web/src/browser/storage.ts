/** What this browser remembers: its tables with their secrets, the last settings, preferences. */
import { here } from '../server/where';
import { get, transact } from '../worker/books';
import type { Created, LessonInfo, NewTable, Seat, SeatKind, Table, TakenUp } from '../server/wire';

/** Those of this browser are kept apart from those of a server that offers both. */
const TABLES = here ? 'raiatea.tables-here' : 'raiatea.tables';
const SETTINGS = 'raiatea.settings';
const PREFERENCES = 'raiatea.preferences';
const TIPS = 'raiatea.tips.seen';
const SITTING = 'raiatea.sitting.';
const CODES = 'raiatea.codes';
const MOST_CODES = 50;

export interface KnownTable {
  table: string;
  created: number;
  /** When this browser last looked at it. */
  seen: number;
  status: Table['status'];
  names: string[];
  host?: string;
  spectator?: string;
  /** The code of its link, which seats whoever comes next. */
  code?: string;
  /** Seats played in this browser. */
  seats: Record<Seat, string>;
  /** Seats whose links this browser gave to others. */
  links: Record<Seat, string>;
  /** Links by which this browser claimed a seat, and the secrets that it opens for. */
  claims?: Record<string, string>;
  /** How often each seat had been claimed when this browser last looked. */
  claimed?: number[];
  /** How far its lesson is. */
  lesson?: LessonInfo | null;
  /** The game and the round that it was taken up from. */
  origin?: TakenUp | null;
  /** Whether it was one's turn when this browser last heard of it. */
  turn?: boolean;
}

export interface Preferences {
  language?: string;
  theme?: 'light' | 'dark';
  name?: string;
  sound?: boolean;
  notifications?: boolean;
  speed?: string;
  /** Whether what leaves no choice passes by itself. */
  passes?: boolean;
  /** Whether tips are wanted. */
  tips?: boolean;
  /** The lessons that were heard to their end. */
  lessons?: string[];
}

/** Works without the browser's storage too, until the page is closed. */
function shelf(real: () => Storage) {
  const spare = new Map<string, string>();
  return {
    read(key: string): unknown {
      try {
        const text = spare.get(key) ?? real().getItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        return null;
      }
    },
    write(key: string, value: unknown): void {
      const text = JSON.stringify(value);
      try {
        real().setItem(key, text);
        spare.delete(key);
      } catch {
        spare.set(key, text);
      }
    },
  };
}

const browser = shelf(() => localStorage);
const tab = shelf(() => sessionStorage);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// ---- tables

/** Which tables there are, and all that opens them. */
const secretsOf = (tables: KnownTable[]): string =>
  JSON.stringify(
    tables
      .map(({ table, host, spectator, code, seats, links, claims }) =>
        JSON.stringify([table, host, spectator, code, seats, links, claims]),
      )
      .sort(),
  );

/**
 * A browser that is killed may lose what it was told last to remember in this way. The tables that it has
 * itself are nowhere else, so their secrets lie beside them in its books too; how they stand does not, or
 * the moves of bots would wait for it.
 */
function keepTables(tables: KnownTable[]): void {
  const changed = here && secretsOf(tables) !== secretsOf(knownTables());
  browser.write(TABLES, tables);
  if (changed)
    void transact(undefined, () => JSON.stringify([['put', TABLES, JSON.stringify(tables)]]), true);
}

/** Remember again what was lost. */
export async function restoreTables(): Promise<void> {
  const kept = await get(TABLES).catch(() => undefined);
  if (kept !== undefined) unpack(kept);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const isTime = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isNaN(new Date(1000 * value).valueOf());
const areSecrets = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

/** It may come from anybody who sent a link. */
function isKnownTable(value: unknown): value is KnownTable {
  return (
    isObject(value) &&
    isText(value.table) &&
    /^[\w-]{1,32}$/.test(value.table) &&
    isTime(value.created) &&
    typeof value.seen === 'number' &&
    Array.isArray(value.names) &&
    value.names.every(isText) &&
    areSecrets(value.seats) &&
    areSecrets(value.links) &&
    [value.host, value.spectator, value.code].every((one) => one === undefined || isText(one))
  );
}

/** The tables of this browser, the last seen first. */
export function knownTables(): KnownTable[] {
  const found = browser.read(TABLES);
  const tables = Array.isArray(found) ? found.filter(isKnownTable) : [];
  return tables.sort((a, b) => b.seen - a.seen);
}

export function knownTable(table: string): KnownTable | null {
  return knownTables().find((one) => one.table === table) ?? null;
}

export function forgetTable(table: string): void {
  keepTables(knownTables().filter((one) => one.table !== table));
}

function keep(table: string, change: (known: KnownTable) => void): KnownTable {
  const known = knownTable(table) ?? {
    table,
    created: Date.now() / 1000,
    seen: 0,
    status: 'running' as const,
    names: [],
    seats: {},
    links: {},
  };
  change(known);
  known.seen = Date.now();
  keepTables([known, ...knownTables().filter((one) => one.table !== table)]);
  return known;
}

/** Remember a table that was just opened here, and sit down on its seats of this screen. */
export function keepCreated(
  created: Created,
  wish: { seats: { name: string; kind: SeatKind }[] },
): KnownTable {
  const known = keep(created.table, (one) => {
    one.host = created.host;
    one.spectator = created.spectator;
    if (created.code !== null) {
      one.code = created.code;
      one.status = 'lobby';
    }
    one.names = wish.seats.map((seat) => seat.name);
    for (const { seat, secret } of created.seats) {
      if (secret === null) continue;
      (wish.seats[seat]?.kind === 'here' ? one.seats : one.links)[seat] = secret;
    }
  });
  for (const secret of Object.values(known.seats)) sitDown(created.table, secret);
  return known;
}

/** Remember at which tables it is one's turn; says at how many of all. */
export function keepTurns(turns: ReadonlyMap<string, boolean>): number {
  const tables = knownTables().map((one) => ({ ...one, turn: turns.get(one.table) ?? one.turn ?? false }));
  keepTables(tables);
  return tables.filter((one) => one.turn && !one.lesson).length;
}

/** Remember what a secret turned out to be, and use it in this tab. */
export function keepSecret(table: Table, secret: string, sits = true): void {
  keepTable(table, (one) => {
    if (table.you.seat !== null) one.seats[table.you.seat] = secret;
    else if (table.you.host) one.host = secret;
    else one.spectator = secret;
  });
  if (sits) sitDown(table.table, secret);
}

/** Remember how a table stands. */
export function keepTable(table: Table, change?: (known: KnownTable) => void): void {
  keep(table.table, (one) => {
    one.created = table.created;
    one.status = table.status;
    one.names = table.seats.map((seat) => seat.name);
    one.claimed = table.seats.map((seat) => seat.claimed);
    one.lesson = table.lesson;
    one.origin = table.origin;
    change?.(one);
  });
}

/** The secret of one's own for which a link was exchanged, or was to be. */
export const ownSecret = (table: string, link: string): string | undefined =>
  knownTable(table)?.claims?.[link];

export function keepClaim(table: Table, link: string, own: string): void {
  keepTable(table, (one) => {
    one.claims = { ...one.claims, [link]: own };
  });
}

/** The secret of one's own with which a code is used: the same one each time. */
export function secretForCode(code: string, fresh: () => string): string {
  const found = browser.read(CODES);
  const codes = isObject(found) ? found : {};
  const known = codes[code];
  if (isText(known)) return known;
  const own = fresh();
  const last = Object.entries(codes).slice(1 - MOST_CODES);
  browser.write(CODES, { ...Object.fromEntries(last), [code]: own });
  return own;
}

/** A seat that was left is not taken again with the same secret. */
export function forgetCode(secret: string): void {
  const found = browser.read(CODES);
  if (!isObject(found)) return;
  browser.write(CODES, Object.fromEntries(Object.entries(found).filter(([, own]) => own !== secret)));
}

/** Whether its secrets could be some: asked with one that cannot, a server would tell of no table at all. */
const mayOpen = ({ host, spectator, seats, links }: KnownTable): boolean =>
  [host, spectator, ...Object.values(seats), ...Object.values(links)].every(
    (secret) => secret === undefined || /^[\w=-]{20,100}$/.test(secret),
  );

/** First the tables whose games go on, however long ago one saw them: a slow game must not be lost. */
export function byNeed(tables: readonly KnownTable[]): KnownTable[] {
  const goesOn = ({ status }: KnownTable) => status === 'lobby' || status === 'running';
  return [...tables.filter(goesOn), ...tables.filter((one) => !goesOn(one))];
}

/** Tables as text for another device, as many as fit into so many bytes sent. */
export function packed(most: number): string {
  const tables = byNeed(knownTables());
  const bytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;
  let text = JSON.stringify(tables);
  while (bytes(text) > most && tables.length > 0) {
    tables.pop();
    text = JSON.stringify(tables);
  }
  return text;
}

/**
 * Take over the tables of another device; says how many came. What this browser has itself stays: a link
 * that somebody else made must not lose it a seat.
 */
export function unpack(text: string): number {
  const found: unknown = JSON.parse(text);
  const brought = Array.isArray(found) ? found.filter(isKnownTable).filter(mayOpen) : [];
  const tables = new Map(knownTables().map((one) => [one.table, one]));
  for (const one of brought) {
    const known = tables.get(one.table);
    tables.set(one.table, {
      ...one,
      seen: Math.min(one.seen, Date.now()),
      ...known,
      seats: { ...one.seats, ...known?.seats },
      links: { ...one.links, ...known?.links },
      claims: { ...one.claims, ...known?.claims },
    });
  }
  keepTables([...tables.values()]);
  return brought.length;
}

export function keepLink(table: string, seat: Seat, secret: string): void {
  keep(table, (one) => {
    one.links[seat] = secret;
  });
}

// ---- this tab

/** The secrets by which this tab sat down; empty: with all that the browser has. */
export function sitting(table: string): string[] {
  return texts(tab.read(SITTING + table));
}

function sitDown(table: string, secret: string): void {
  tab.write(SITTING + table, [...new Set([...sitting(table), secret])]);
}

// ---- settings and preferences

export function lastWish(): unknown {
  return browser.read(SETTINGS);
}

export function saveWish(wish: NewTable): void {
  browser.write(SETTINGS, wish);
}

export function preferences(): Preferences {
  const found = browser.read(PREFERENCES);
  return isObject(found) ? found : {};
}

export function savePreferences(changed: Preferences): void {
  browser.write(PREFERENCES, { ...preferences(), ...changed });
}

/** The tips that were read here. */
export const seenTips = (): string[] => texts(browser.read(TIPS));

export function saveSeenTips(seen: readonly string[]): void {
  browser.write(TIPS, seen);
}

/** Whether a lesson was heard to its end in this browser. */
export const isTaught = (lesson: string): boolean => preferences().lessons?.includes(lesson) ?? false;

export function keepTaught(lesson: string): void {
  if (!isTaught(lesson)) savePreferences({ lessons: [...(preferences().lessons ?? []), lesson] });
}
