/** What the table asks of the page around it. */
import type { Prospects, Seat } from '../server/wire';

export type Panel = 'host' | 'settings' | 'fairness' | 'moment';

export interface Actions {
  play(move: string): void;
  withdraw(): void;
  undo(): void;
  takeback(agree: boolean): void;
  chat(text: string): void;
  /** How my seat could still score. */
  prospects(): Promise<Prospects>;
  /** Show a moment of the game, once it is over as any seat saw it; null: back to the present. */
  goto(version: number | null, seat?: Seat | null): void;
  open(panel: Panel): void;
  /** Let the curtain down, so that somebody else at this screen can look. */
  handOver(): void;
}
