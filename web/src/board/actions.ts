/** What the table asks of the page around it. */
import type { Sight } from '../browser/router';
import type { Hint, LessonPlace, Prospects } from '../server/wire';

export type Panel = 'host' | 'settings' | 'fairness' | 'moment' | 'notices';

export interface Actions {
  /** Play a move, so many milliseconds later. */
  play(move: string, after: number): void;
  withdraw(): void;
  undo(): void;
  takeback(agree: boolean): void;
  /** Say what I would answer to a question if I were asked, the best first; nothing withdraws it. */
  plan(question: string, moves: string[]): void;
  chat(text: string): void;
  /** Keep how far I am in the lesson of this table. */
  learn(place: LessonPlace): void;
  /** How my seat could still score. */
  prospects(): Promise<Prospects>;
  /** What a bot would do in my place; with some moves chosen already. */
  hint(decision: number, longer: boolean, chosen: string[]): Promise<Hint>;
  /** Show a moment of the game, once it is over as any seat saw it; null: back to the present. */
  goto(version: number | null, sight?: Sight | null): void;
  /** Show the same moment as a seat saw it, or with all screens open. */
  lookAs(sight: Sight): void;
  /** Show what the better move of a decision would have brought; null: back to what was. */
  suppose(decision: number | null): void;
  open(panel: Panel): void;
  /** Save the record of a game that is over. */
  save(): void;
  /** Let the curtain down, so that somebody else at this screen can look. */
  handOver(): void;
}
