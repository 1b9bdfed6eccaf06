/** What this browser remembers: its tables with their secrets, the last settings, preferences. */
import type { Created, NewTable, Seat, SeatKind, Table } from '../server/wire';

const TABLES = 'raiatea.tables';
const SETTINGS = 'raiatea.settings';
const PREFERENCES = 'raiatea.preferences';
const SITTING = 'raiatea.sitting.';

export interface KnownTable {
  table: string;
  created: number;
  /** When this browser last looked at it. */
  seen: number;
  status: Table['status'];
  names: string[];
  host?: string;
  spectator?: string;
  /** Seats played in this browser. */
  seats: Record<Seat, string>;
  /** Seats whose links this browser gave to others. */
  links: Record<Seat, string>;
  /** Links by which this browser claimed a seat, and the secrets that it opens for. */
  claims?: Record<string, string>;
  /** How often each seat had been claimed when this browser last looked. */
  claimed?: number[];
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

function isKnownTable(value: unknown): value is KnownTable {
  return (
    isObject(value) &&
    typeof value.table === 'string' &&
    Array.isArray(value.names) &&
    isObject(value.seats) &&
    isObject(value.links)
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
  browser.write(
    TABLES,
    knownTables().filter((one) => one.table !== table),
  );
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
  browser.write(TABLES, [known, ...knownTables().filter((one) => one.table !== table)]);
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
    one.names = wish.seats.map((seat) => seat.name);
    for (const { seat, secret } of created.seats) {
      if (secret === null) continue;
      (wish.seats[seat]?.kind === 'here' ? one.seats : one.links)[seat] = secret;
    }
  });
  for (const secret of Object.values(known.seats)) sitDown(created.table, secret);
  return known;
}

/** Remember what a secret turned out to be, and use it in this tab. */
export function keepSecret(table: Table, secret: string): void {
  keepTable(table, (one) => {
    if (table.you.seat !== null) one.seats[table.you.seat] = secret;
    else if (table.you.host) one.host = secret;
    else one.spectator = secret;
  });
  sitDown(table.table, secret);
}

/** Remember how a table stands. */
export function keepTable(table: Table, change?: (known: KnownTable) => void): void {
  keep(table.table, (one) => {
    one.created = table.created;
    one.status = table.status;
    one.names = table.seats.map((seat) => seat.name);
    one.claimed = table.seats.map((seat) => seat.claimed);
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

export function keepLink(table: string, seat: Seat, secret: string): void {
  keep(table, (one) => {
    one.links[seat] = secret;
  });
}

// ---- this tab

/** The secrets by which this tab sat down; empty: with all that the browser has. */
export function sitting(table: string): string[] {
  const found = tab.read(SITTING + table);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
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
