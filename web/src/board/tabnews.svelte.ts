/** What happens on tabs that are not open: a gold dot until one looks, for a moment what came there. */
import { regionOf } from './logic/pieces';
import type { PieceKey, Region } from './logic/pieces';

export type Tab = 'board' | 'too' | 'tracks' | 'players' | 'mine' | 'log';

const TABS: Record<Region, Tab> = {
  board: 'board',
  stage: 'board',
  too: 'too',
  tracks: 'tracks',
  players: 'players',
  mine: 'mine',
};

/** A tab wears what came there for so long. */
const WORN = 2000;

export const tabOf = (key: PieceKey): Tab => TABS[regionOf(key)];

/** Of what has changed on the table, where that is to be seen. */
export const changedTab = (key: PieceKey): Tab =>
  key.startsWith('seat/') ? 'players' : key === 'bag' || key === 'order' ? 'tracks' : tabOf(key);

export class TabNews {
  unseen: ReadonlySet<Tab> = $state.raw(new Set());
  worn: ReadonlyMap<Tab, string> = $state.raw(new Map());

  /** Something has changed there. */
  changed(tabs: Iterable<Tab>, open: Tab): void {
    const now = new Set([...this.unseen, ...tabs]);
    now.delete(open);
    this.unseen = now;
  }

  /** Somebody looks there. */
  seen(tab: Tab): void {
    if (!this.unseen.has(tab)) return;
    this.unseen = new Set([...this.unseen].filter((one) => one !== tab));
  }

  /** A piece flies there, or so much of something. */
  wear(tab: Tab, what: string): void {
    this.worn = new Map([...this.worn, [tab, what]]);
    setTimeout(() => {
      if (this.worn.get(tab) === what) this.worn = new Map([...this.worn].filter(([one]) => one !== tab));
    }, WORN);
  }
}
