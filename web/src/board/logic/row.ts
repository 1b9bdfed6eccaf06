/** The row of rituals: what became of those before, and what the server foresees for the others. */
import type { Event, Forecast, Line, Seat, View } from '../../server/wire';

export type Fate = 'done' | 'now' | 'next' | 'waits' | 'short' | 'discarded' | 'silenced';

export interface Blessing {
  ritual: string;
  /** Null for a general ritual. */
  owner: Seat | null;
  fate: Fate;
  /** The bag when this ritual has been paid, or the forecast. */
  bag: number;
  /** How much mana is missing, where it is foreseen. */
  missing: number;
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
export function performedSoFar(events: readonly Event[]): Blessing[] {
  const found: Blessing[] = [];
  const past = { missing: 0, place: -1 };
  let bag = 0;
  for (const event of events) {
    if (event.event === 'bag') {
      bag = event.mana;
      const last = found.at(-1);
      if (last !== undefined) last.bag = bag;
    } else if (event.event === 'performed' && event.from === 'row') {
      bag = event.bag;
      found.push({ ritual: event.ritual, owner: event.seat, fate: 'done', bag, ...past });
    } else if (event.event === 'no effect') {
      found.push({ ritual: event.ritual, owner: event.owner, fate: 'discarded', bag, ...past });
    } else if (event.event === 'silenced') {
      found.push({ ritual: event.ritual, owner: event.owner, fate: 'silenced', bag, ...past });
    }
  }
  return found;
}

/** How much the bag would have lacked for the last of the rituals, had none before it brought mana. */
export function wouldLack(events: readonly Event[]): number {
  let [bag, paid, brought, lacks] = [0, 0, 0, 0];
  for (const event of events) {
    if (event.event === 'bag') {
      brought += event.mana - bag - paid;
      bag = event.mana;
    } else if (event.event === 'performed' && event.from === 'row') {
      ({ bag, paid } = event);
      lacks = Math.max(0, brought - bag);
    }
  }
  return lacks;
}

/** The whole row: past, present and what is foreseen if nothing else adds mana. */
export function blessings(view: View, log: readonly Line[], { row }: Forecast): Blessing[] {
  const past = performedSoFar(sinceRow(log));
  const last = past.at(-1);
  if (last?.fate === 'done' && view.public.performing.includes(last.ritual)) last.fate = 'now';
  const future = row.map(({ ritual, owner, paid, left, short }, place): Blessing => {
    const fate = !paid ? 'short' : place === 0 ? 'next' : 'waits';
    return { ritual, owner, fate, bag: left, missing: short, place };
  });
  return [...past, ...future];
}
