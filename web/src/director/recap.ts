/** What happened since the reader's last turn: one row for each turn of somebody. */
import type { Event, Line, Passage, Seat } from '../server/wire';
import { type Part, type Reader, keptLines, tellEntry } from '../board/logic/telling';
import { type Gain, gainsOf } from '../board/logic/gains';
import { passages } from '../board/logic/turns';

export interface Row {
  seat: Seat | null;
  /** Where it was: the round, the step of a ceremony, the location. */
  turn: Passage;
  /** What they did, sentence by sentence. */
  told: Part[][];
  gains: Gain[];
}

/** Who only watches has no turn: the last few things. */
const LAST = 10;
/** In these all had their turn, and what the others did is told with it. */
const TOGETHER = ['offerings', 'auction'];

export function recapOf(log: readonly Line[], reader: Reader): Row[] {
  const all = keptLines(log)
    .flatMap((line) =>
      passages(line).map((turn, i) => ({ turn, entry: line.story[i]!, events: eventsOf(line, i) })),
    )
    .filter(({ entry }) => entry.scene !== 'round');
  const mine = all.findLastIndex(({ entry }) => reader.seat !== null && entry.seat === reader.seat);
  const shared = all.findLastIndex(({ entry }) => TOGETHER.includes(entry.scene));
  const rows: Row[] = [];
  for (const { entry, turn, events } of all.slice(
    reader.seat === null ? -LAST : Math.max(mine + 1, shared),
  )) {
    const last = rows.at(-1);
    const same = last?.seat === entry.seat && isSame(last.turn, turn);
    const row = same ? last : { seat: entry.seat, turn, told: [], gains: [] };
    if (row !== last) rows.push(row);
    row.told.push(tellEntry(entry, reader));
    row.gains.push(...gainsOf(events).filter((one) => one.seat === entry.seat));
  }
  return rows;
}

const isSame = (one: Passage, other: Passage): boolean =>
  one.round === other.round && one.step === other.step && one.location === other.location;

const eventsOf = ({ story, events }: Line, i: number): Event[] =>
  events.slice(story[i]?.first, story[i + 1]?.first ?? events.length);
