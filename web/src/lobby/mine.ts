/** The tables of this browser in the order in which one wants to see them. */
import { type KeyOfTable, MOST_OF_MINE, type NextTable, type TableAtAGlance } from '../server/wire';
import { type KnownTable, byNeed } from '../browser/storage';

export type TableGroup = 'turn' | 'waiting' | 'lobby' | 'finished';
export const GROUPS: readonly TableGroup[] = ['turn', 'waiting', 'lobby', 'finished'];

export interface MyTable {
  known: KnownTable;
  /** How it stands; null until the server has said it, or if the table is no longer there. */
  glance: TableAtAGlance | null;
  standing: TableGroup;
}

const seatsOf = ({ seats }: KnownTable): number[] => Object.keys(seats).map(Number);

/** A secret by which the server tells how a table stands: one's own, if one sits there. */
export function keyOf(known: KnownTable): KeyOfTable | null {
  const secret = Object.values(known.seats)[0] ?? known.spectator ?? known.host;
  return secret === undefined ? null : { table: known.table, secret };
}

/** What a server is asked about, as much as it answers. */
export const askedOf = (tables: readonly KnownTable[]): KeyOfTable[] =>
  byNeed(tables)
    .map(keyOf)
    .filter((key) => key !== null)
    .slice(0, MOST_OF_MINE);

function standingOf(known: KnownTable, glance: TableAtAGlance | undefined): TableGroup {
  const status = glance?.status ?? known.status;
  if (status === 'lobby') return 'lobby';
  if (status !== 'running') return 'finished';
  return seatsOf(known).some((seat) => glance?.awaiting.includes(seat)) ? 'turn' : 'waiting';
}

/** `asked` are the tables that the server was asked about; of those it does not name one is rid. */
export function rows(
  tables: readonly KnownTable[],
  glances: ReadonlyMap<string, TableAtAGlance>,
  asked: ReadonlySet<string>,
): MyTable[] {
  return tables.map((known) => {
    const glance = glances.get(known.table);
    const gone = glance === undefined && asked.has(known.table);
    return { known, glance: glance ?? null, standing: gone ? 'finished' : standingOf(known, glance) };
  });
}

/** Whether its lesson still goes on. */
export const isLessonOn = ({ status, lesson }: KnownTable): boolean =>
  status === 'running' && !!lesson && !lesson.left && lesson.beat < lesson.beats;

/** Next games at which this browser has no seat yet. */
export const nextTables = (glances: readonly TableAtAGlance[], tables: readonly KnownTable[]): NextTable[] =>
  glances
    .map((glance) => glance.rematch)
    .filter((next) => next !== null)
    .filter(({ table }) => !tables.some((known) => known.table === table && seatsOf(known).length > 0));
