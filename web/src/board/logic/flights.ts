/** Pieces that move from one place of the table to another, read from events. */
import type { Event, Seat } from '../../server/wire';
import type { Gain } from './gains';
import type { Box } from './box';
import { assistantIcon, cardIcon, goodsIcon, maskIcon } from './icons';
import type { PieceKey } from './pieces';

/** A piece, what lies in front of a player, or the tray of the die. */
export type Spot = { piece: PieceKey } | { seat: Seat } | 'tray';

export interface Flight {
  icon: string;
  from: Spot;
  to: Spot;
}

/** What a die gives comes from its tray. */
export const flightOfGain = ({ icon, seat: to, amount }: Gain): Flight | null =>
  amount > 0 ? { icon, from: 'tray', to: seat(to) } : null;

const piece = (key: PieceKey): Spot => ({ piece: key });
const seat = (at: Seat): Spot => ({ seat: at });

export function flightOf(event: Event, box: Box): Flight | null {
  switch (event.event) {
    case 'took card':
      return { icon: cardIcon(event.card, box), from: piece(`forest/${event.card}`), to: seat(event.seat) };
    case 'took commodity':
      return {
        icon: goodsIcon(event.commodity),
        from: piece(`stall/${event.commodity}`),
        to: seat(event.seat),
      };
    case 'sold':
    case 'sacrificed':
    case 'paid commodity':
      return {
        icon: goodsIcon(event.commodity),
        from: seat(event.seat),
        to: piece(`stall/${event.commodity}`),
      };
    case 'took assistant':
      return {
        icon: assistantIcon(event.assistant),
        from: piece(`hire/${event.assistant}`),
        to: seat(event.seat),
      };
    case 'took mask':
      return {
        icon: maskIcon(event.mask, box),
        from: piece(`market-mask/${event.mask}`),
        to: seat(event.seat),
      };
    case 'gave mask':
    case 'paid mask':
      return {
        icon: maskIcon(event.mask, box),
        from: seat(event.seat),
        to: piece(`market-mask/${event.mask}`),
      };
    case 'stole mask':
      return { icon: maskIcon(event.mask, box), from: seat(event.victim), to: seat(event.seat) };
    case 'took pearls':
      return { icon: 'pearl', from: seat(event.victim), to: seat(event.seat) };
    case 'stole commodity':
      return { icon: 'goods', from: seat(event.victim), to: seat(event.seat) };
    case 'handed commodity':
      return { icon: goodsIcon(event.commodity), from: seat(event.seat), to: seat(event.receiver) };
    case 'fulfilled':
    case 'won auction':
      return { icon: 'vp', from: piece(`mission/${event.space}`), to: seat(event.seat) };
    case 'drew':
      return { icon: 'ritual', from: piece(`pile/${event.pile}`), to: seat(event.seat) };
    case 'offered':
    case 'bid':
      return event.amount > 0 ? { icon: 'mana', from: seat(event.seat), to: piece('bag') } : null;
    default:
      return null;
  }
}
