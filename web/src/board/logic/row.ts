/** The row of rituals: what was performed, what waits, and what the bag can still pay. */
import type { Event, Line, Seat, View } from '../../lib/wire';
import type { Box } from './box';

export type Fate = 'done' | 'now' | 'next' | 'waits' | 'short' | 'discarded' | 'silenced';

export interface Blessing {
  ritual: string;
  /** Null for a general ritual. */
  owner: Seat | null;
  fate: Fate;
  /** The bag when this ritual has been paid, or the forecast. */
  bag: number;
  /** Its place in the view's row while it waits, else -1. */
  place: number;
}

/** The events since the row was laid; empty when none lies. */
export function sinceRow(log: readonly Line[]): Event[] {
  const events = log.flatMap((line) => line.events);
  const start = events.findLastIndex((one) => one.event === 'row');
  return start < 0 ? [] : events.slice(start);
}

/** What happened to the rituals of the row so far, read from the events. */
export function performedSoFar(events: readonly Event[], box: Box): Blessing[] {
  const found: Blessing[] = [];
  let bag = 0;
  for (const event of events) {
    if (event.event === 'bag') {
      bag = event.mana;
      const last = found.at(-1);
      if (last !== undefined) last.bag = bag;
    } else if (event.event === 'performed' && event.from === 'row') {
      bag = event.bag;
      found.push({ ritual: event.ritual, owner: event.seat, fate: 'done', bag, place: -1 });
    } else if (event.event === 'no effect') {
      found.push({ ritual: event.ritual, owner: event.owner, fate: 'discarded', bag, place: -1 });
    } else if (event.event === 'silenced') {
      found.push({ ritual: event.ritual, owner: event.owner, fate: 'silenced', bag, place: -1 });
    }
  }
  return found.filter((one) => box.rituals.has(one.ritual));
}

/** The whole row: past, present and what is foreseen if nothing adds mana. */
export function blessings(view: View, log: readonly Line[], box: Box): Blessing[] {
  const past = performedSoFar(sinceRow(log), box);
  const last = past.at(-1);
  if (last?.fate === 'done' && view.public.performing.includes(last.ritual)) last.fate = 'now';
  let bag = view.public.bag;
  let enough = true;
  const future = view.public.row.map(({ ritual, owner }, place): Blessing => {
    const { cost } = box.ritual(ritual);
    enough &&= cost <= bag;
    if (!enough) return { ritual, owner, fate: 'short', bag, place };
    bag -= cost;
    return { ritual, owner, fate: place === 0 ? 'next' : 'waits', bag, place };
  });
  return [...past, ...future];
}

/** The row as it stood after so many of its rituals: the last of them is being performed. */
export function playedUpTo(row: readonly Blessing[], playhead: number): Blessing[] {
  return row.map((one, i) => {
    if (one.place >= 0) return { ...one, fate: one.fate === 'next' ? 'waits' : one.fate };
    if (i < playhead) return one.fate === 'now' ? { ...one, fate: 'done' } : one;
    return { ...one, fate: i === playhead && one.fate !== 'discarded' ? 'now' : 'waits' };
  });
}
