/** What stands on the buttons of the prompt. */
import type { AskedMove, Item, Terms } from '../../server/wire';
import { type Choice, isGroup } from './choices';
import { inSentence } from './say';
import { type Reader, tell, tellAs } from './telling';

/** The words of a button. */
export function choiceWords(choice: Choice, at: Reader): string {
  const [move] = choice.moves;
  if (move === undefined) return '';
  if (!isGroup(choice)) return 'location' in move ? at.say(`location-${move.location}`) : tell(move.says, at);
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

/** The words of what is chosen with others: its name alone, the verb is on the button that does it. */
export function memberWords({ says: { variables } }: AskedMove, { say }: Reader): string | null {
  const { what, amount } = variables;
  if (typeof what !== 'object' || Array.isArray(what) || typeof what.name !== 'string') return null;
  return typeof amount === 'number' && amount > 1 ? `${amount} × ${say(what.name)}` : say(what.name);
}

/** What all moves of a button cost and bring. */
export function choiceTerms({ moves }: Choice): Partial<Terms> {
  const [first, ...rest] = moves.map((move) => move.terms);
  if (first === undefined || moves[0]?.verb === 'go') return {}; // a place says it on its tile
  if (rest.length === 0) return first;
  const same = (a: Item, b: Item): boolean =>
    a.what === b.what && a.name === b.name && a.least === b.least && a.most === b.most;
  const inAll = (item: Item, of: 'cost' | 'gain'): boolean =>
    rest.every((terms) => terms[of].some((one) => same(one, item)));
  return {
    cost: first.cost.filter((item) => inAll(item, 'cost')),
    gain: first.gain.filter((item) => inAll(item, 'gain')),
  };
}

/** What happens to all that was chosen together: "Keep Tohu and Hina"; null where nothing was. */
export function allWords(
  chosen: readonly AskedMove[],
  moves: readonly AskedMove[],
  at: Reader,
): string | null {
  const [first] = chosen;
  if (first === undefined) return null;
  // Of those that are laid in order the one that is left over comes last.
  const left = first.verb === 'lay' ? moves.filter((move) => !chosen.includes(move)) : [];
  const names = [...chosen, ...left].map(({ says }) => {
    const { what } = says.variables;
    return typeof what === 'object' && !Array.isArray(what) ? inSentence(at.say, what.name ?? '') : '';
  });
  const what = first.verb === 'lay' ? names.join(' → ') : at.list(names);
  const all = tellAs('all', { ...first.says, variables: { ...first.says.variables, what } }, at);
  return all ?? tell({ ...first.says, variables: { ...first.says.variables, what } }, at);
}
