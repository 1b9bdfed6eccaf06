/** Legal moves as the buttons of the prompt: few at a time, big sets in groups. */
import type { AskedMove } from '../../server/wire';
import type { Box } from './box';

export interface Choice {
  /** A move's text, or the name of a group: "sell/taro", "verb/hire", "statue/2". */
  id: string;
  moves: AskedMove[];
}

/** Whether a button opens further ones. */
export const isGroup = ({ moves }: Choice): boolean => moves.length > 1;

/** What a set is split by when it is still too big: statues, mask colours, piles of rituals. */
function shelf(move: AskedMove, box: Box): string {
  if ('space' in move) return `statue/${move.space.split('.')[0] ?? ''}`;
  if ('mask' in move) return `colour/${box.masks.get(move.mask)?.colour ?? 'mirror'}`;
  if ('ritual' in move) return `pile/${box.ritual(move.ritual).pile}`;
  return move.move;
}

function gather(choices: readonly Choice[], nameOf: (choice: Choice) => string): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const id = nameOf(choice);
    const there = found.get(id);
    if (there === undefined) found.set(id, { id, moves: [...choice.moves] });
    else there.moves.push(...choice.moves);
  }
  return [...found.values()].map((one) => (isGroup(one) ? one : named(one)));
}

const named = (choice: Choice): Choice => ({ ...choice, id: choice.moves[0]?.move ?? choice.id });
const verbOf = (choice: Choice): string => choice.moves[0]?.verb ?? '';

/** The buttons for some moves, at most `room` of them where groups can bring that about. */
export function choicesOf(moves: readonly AskedMove[], box: Box, room: number): Choice[] {
  const open = moves.filter((move) => move.terms.kind === 'choice');
  const verbs = new Set(open.map((move) => move.verb));
  const sales = verbs.size > 1 || new Set(open.map((move) => 'commodity' in move && move.commodity)).size > 1;
  let choices = gather(
    open.map((move) => ({ id: move.move, moves: [move] })),
    ({ moves: [move], id }) => {
      if (move?.verb === 'sell' && sales) return `sell/${move.commodity}`;
      if (move?.verb === 'recruit only' && verbs.size > 1) return 'verb/recruit only';
      return id;
    },
  );
  while (choices.length > room) {
    const largest = largestVerb(choices);
    if (largest === null) break;
    choices = gather(choices, (one) => (verbOf(one) === largest ? `verb/${largest}` : one.id));
  }
  if (choices.length > room && verbs.size === 1) {
    const shelves = gather(choices, (one) => shelf(one.moves[0] as AskedMove, box));
    return shelves.length > 1 ? shelves : choices;
  }
  return choices;
}

/** What may be done beside the question itself is grouped first. */
const ASIDE = new Set(['join', 'shaman', 'merchant', 'hire']);

/** The verb to group next, as long as others stand beside it; groups are joined last. */
function largestVerb(choices: readonly Choice[]): string | null {
  if (new Set(choices.map(verbOf)).size < 2) return null;
  const most = (some: readonly Choice[]): string | null => {
    const counts = new Map<string, number>();
    for (const one of some) counts.set(verbOf(one), (counts.get(verbOf(one)) ?? 0) + 1);
    const [verb, number] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    return number > 1 ? verb : null;
  };
  const single = choices.filter((one) => !isGroup(one));
  const aside = single.filter((one) => ASIDE.has(verbOf(one)));
  return most(aside) ?? most(single) ?? most(choices);
}
