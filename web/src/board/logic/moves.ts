/** Moves as the server offers them: each with its verb, its fields and its words. */
import type { AskedMove, Move } from '../../server/wire';

/** Amounts to choose from: the least, the most, and the move of each. */
export interface Range {
  least: number;
  most: number;
  moves: ReadonlyMap<number, AskedMove>;
}

/** The amounts that are asked for, or null where the moves are something else; priests are few enough for buttons. */
export function range(moves: readonly AskedMove[]): Range | null {
  const counted = (move: Move) => 'amount' in move && move.verb !== 'recruit' && move.verb !== 'recruit only';
  const amounts = new Map(
    moves.flatMap((move) => (counted(move) && 'amount' in move ? [[move.amount, move] as const] : [])),
  );
  if (amounts.size === 0 || amounts.size < moves.length) return null;
  return { least: Math.min(...amounts.keys()), most: Math.max(...amounts.keys()), moves: amounts };
}
