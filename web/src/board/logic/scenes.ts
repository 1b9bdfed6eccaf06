/** What the stage plays when events come in: things that everyone turns up at the same time. */
import type { Event, Seat } from '../../server/wire';

export type Scene =
  | { kind: 'offers'; amounts: Amount[]; order: Seat[]; bag: number | null }
  | { kind: 'auction'; amounts: Amount[]; winner: Seat; space: string; mission: string }
  /** The rituals of the row from one place to another. */
  | { kind: 'row'; first: number; last: number };

export interface Amount {
  seat: Seat;
  amount: number;
}

/** The scenes of some new events, in order; so many rituals of the row had their turn before. */
export function scenesOf(events: readonly Event[], performedBefore: number): Scene[] {
  const scenes: Scene[] = [];
  let amounts: Amount[] = [];
  let bag: number | null = null;
  let steps = 0;
  let first = performedBefore;
  events.forEach((event) => {
    switch (event.event) {
      case 'offered':
      case 'bid':
        amounts.push({ seat: event.seat, amount: event.amount });
        break;
      case 'bag':
        bag = event.mana;
        break;
      case 'order':
        scenes.push({ kind: 'offers', amounts, order: event.seats, bag });
        amounts = [];
        break;
      case 'won auction':
        scenes.push({
          kind: 'auction',
          amounts,
          winner: event.seat,
          space: event.space,
          mission: event.mission,
        });
        amounts = [];
        break;
      case 'row':
        first = 0;
        break;
      case 'performed':
        if (event.from === 'row') steps += 1;
        break;
      case 'no effect':
        steps += 1;
        break;
    }
  });
  if (steps > 0) scenes.push({ kind: 'row', first, last: first + steps - 1 });
  return scenes;
}
