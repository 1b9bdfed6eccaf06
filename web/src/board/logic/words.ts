/** What stands on the buttons of the prompt. */
import { type AskedMove, FREE_VERBS } from '../../server/wire';
import { type Choice, isGroup } from './choices';
import { isEnding } from './moves';
import { inSentence } from './say';
import { type Reader, tell, tellAs, tellInShort } from './telling';

export interface Labels extends Reader {
  /** Whether there is little room, for shorter names. */
  slim: boolean;
}

const isFree = (move: AskedMove): boolean => (FREE_VERBS as readonly string[]).includes(move.verb);

/** Whether the question already says what is done with a move: all that answer it do the same. */
export function saidByQuestion(move: AskedMove, moves: readonly AskedMove[]): boolean {
  if (isFree(move) || isEnding(move) || 'space' in move) return false; // a mission is told with its points
  return moves.every((one) => isFree(one) || isEnding(one) || one.verb === move.verb);
}

function inShort(move: AskedMove, at: Labels): string {
  if (at.slim && 'location' in move) return at.say(`ui-board-short-${move.location}`);
  return tellInShort(move.says, at);
}

/** The words of a button: short where what is done was said already. */
export function choiceWords(choice: Choice, at: Labels, said: boolean): string {
  const [move] = choice.moves;
  if (move === undefined) return '';
  if (!isGroup(choice)) return said ? inShort(move, at) : tell(move.says, at);
  const [kind, name = ''] = choice.id.split('/');
  if (kind === 'sell') {
    return at.say('ui-board-group-sell', { what: inSentence(at.say, `commodity-${name}`) });
  }
  if (kind === 'statue') return at.say('ui-board-statue', { statue: Number(name) });
  if (kind === 'colour') return at.say(`ui-board-colour-${name}`);
  if (kind === 'pile') return at.say(`pile-${name}`);
  // What all moves of a verb do; the verb itself where nobody has found better words.
  return tellAs('group', move.says, at) ?? move.verb;
}
