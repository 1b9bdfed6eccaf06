/** What players got or gave in a scene, as icons with numbers. */
import type { Event, Seat } from '../../server/wire';

export interface Gain {
  seat: Seat;
  icon: string;
  amount: number;
}

const ICONS: Record<string, string> = { pearls: 'pearl', mana: 'mana', priests: 'priest', tattoos: 'tattoo' };

export function gainsOf(events: readonly Event[]): Gain[] {
  return events.flatMap((one) => {
    switch (one.event) {
      case 'pearls':
      case 'mana':
      case 'priests':
      case 'tattoos':
        return [{ seat: one.seat, icon: ICONS[one.event] ?? 'pearl', amount: one.amount }];
      case 'lost pearls':
      case 'lost priests':
        return [
          { seat: one.seat, icon: one.event === 'lost pearls' ? 'pearl' : 'priest', amount: -one.amount },
        ];
      case 'took pearls':
        return [
          { seat: one.seat, icon: 'pearl', amount: one.amount },
          { seat: one.victim, icon: 'pearl', amount: -one.amount },
        ];
      default:
        return [];
    }
  });
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
