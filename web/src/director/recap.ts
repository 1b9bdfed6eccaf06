/** What happened since the reader's last turn: one row for each turn of somebody. */
import type { Event, Line, Seat } from '../server/wire';
import { type Part, type Reader, tellEntry, tellLog } from '../board/logic/telling';
import { type Gain, gainsOf } from './gains';

export interface Row {
  seat: Seat | null;
  /** What they did, sentence by sentence. */
  told: Part[][];
  gains: Gain[];
}

export function recapOf(log: readonly Line[], reader: Reader): Row[] {
  const versions = new Set(tellLog(log, reader).map((one) => one.version));
  const all = log
    .filter((line) => versions.has(line.version))
    .flatMap((line) => line.story.map((entry, i) => ({ entry, events: eventsOf(line, i) })))
    .filter(({ entry }) => entry.scene !== 'round');
  const mine = all.findLastIndex(({ entry }) => reader.seat !== null && entry.seat === reader.seat);
  const rows: Row[] = [];
  for (const { entry, events } of all.slice(reader.seat === null ? -LAST : mine + 1)) {
    const last = rows.at(-1);
    const row = last?.seat === entry.seat ? last : { seat: entry.seat, told: [], gains: [] };
    if (row !== last) rows.push(row);
    row.told.push(tellEntry(entry, reader));
    row.gains.push(...gainsOf(events).filter((one) => one.seat === entry.seat));
  }
  return rows;
}

/** Who only watches has no turn: the last few things. */
const LAST = 10;

const eventsOf = ({ story, events }: Line, i: number): Event[] =>
  events.slice(story[i]?.first, story[i + 1]?.first ?? events.length);
