/** How much of a turn is used up: the small counts beside the question. */
import type { View } from '../../lib/wire';
import { topFrame } from './frames';

export interface Counter {
  /** The end of the message `ui-board-count-…`. */
  what: 'sales' | 'hires' | 'merchant' | 'sacrifices' | 'draws' | 'left';
  done: number;
  total: number;
}

export function countersOf(view: View): Counter[] {
  const frame = topFrame(view);
  if (frame === null || view.prompt === null) return [];
  const { numbers } = frame;
  const times = view.public.kahuna === view.seat ? 2 : 1;
  const used = (what: Counter['what'], left: number | undefined, total: number): Counter => ({
    what,
    done: total - (left ?? 0),
    total,
  });
  switch (frame.name) {
    case 'MarketTurn': {
      const found = [used('sales', numbers.sales, times), used('hires', numbers.hires, times)];
      const owns = (view.public.ready[view.seat ?? 0]?.merchant ?? 0) > 0 || numbers.merchants === 0;
      return owns ? [...found, used('merchant', numbers.merchants, 1)] : found;
    }
    case 'MaraeTurn':
      return [used('sacrifices', numbers.sacrifices, times), used('draws', numbers.draws, times)];
    default:
      return [];
  }
}
