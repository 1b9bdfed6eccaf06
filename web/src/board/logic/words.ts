/** Moves and questions in words. */
import type { Seat, View } from '../../lib/wire';
import type { Box } from './box';
import { type Choice, isGroup } from './choices';
import { topFrame } from './frames';
import type { Move } from './moves';
import { type Say, type Variables, inSentence } from './say';

export const HIRE_PRICE = 2;
export const RITUAL_PRICE = 3;

export interface Setting {
  view: View;
  box: Box;
  say: Say;
  names: readonly string[];
  /** Whether there is little room, for shorter names. */
  slim?: boolean;
  /** Joins words as the language does. */
  list: (words: string[]) => string;
}

/** Whose view it is; spectators are asked nothing, so this is not called for them. */
const mySeat = (view: View): Seat => view.seat ?? 0;

export const hirePrice = ({ view, box }: Setting, seat = mySeat(view)): number =>
  Math.max(0, HIRE_PRICE - box.inFront(view, seat, 'hire_discount'));

/** How many rituals one's rank draws. */
export const draws = ({ view, box }: Setting, seat = mySeat(view)): number =>
  box.rankAt(view.public.tattoos[seat] ?? 0).draws;

/** The place of a space named like "2.5" among all spaces. */
export function spaceIndex(space: string, box: Box): number {
  const [statue = 1, place = 1] = space.split('.').map(Number);
  return (statue - 1) * box.statueSize + place - 1;
}

function missionAt(space: string, { view, box }: Setting): string | null {
  return view.public.spaces[spaceIndex(space, box)] ?? null;
}

/** The missing words of a name: how a move's thing is called in its sentence. */
function what(move: Move, at: Setting): string {
  const { say } = at;
  switch (move.verb) {
    case 'go':
      return inSentence(say, `location-${move.what}`);
    case 'take':
      return inSentence(say, `forest-${move.what}`);
    case 'commodity':
    case 'sacrifice':
    case 'sell':
    case 'merchant':
    case 'pay':
    case 'hand':
      return inSentence(say, `commodity-${move.what}`);
    case 'assistant':
    case 'hire':
    case 'reactivate':
      return inSentence(say, `assistant-${move.what}`);
    case 'mask':
    case 'give':
    case 'join':
    case 'steal':
    case 'pay mask':
      return inSentence(say, `mask-${move.what}`);
    case 'keep':
    case 'prepare':
    case 'shaman':
    case 'perform':
    case 'lay':
    case 'pay ritual':
      return say(`ritual-${move.what}`);
    case 'gift':
      return say(`gift-${move.what}`);
    case 'fulfil':
      return say(`mission-${missionAt(move.what, at) ?? ''}`);
    case 'silence':
      return say(`ritual-${at.view.public.row[Number(move.what) - 1]?.ritual ?? ''}`);
    default:
      return move.what;
  }
}

/** How many of a thing one answer pays. */
function paidAtOnce(move: Move, { view, box }: Setting): number {
  const mission = box.missions.get(String(topFrame(view)?.fields.mission));
  if (mission === undefined || mission.pattern === 'different' || mission.pattern === 'any') return 1;
  return move.verb === 'pay' && mission.pattern === 'pairs' ? 2 : mission.amount;
}

function amount(move: Move, at: Setting): number {
  const { view } = at;
  switch (move.verb) {
    case 'draw':
    case 'buy':
      return draws(at);
    case 'hire':
      return hirePrice(at);
    case 'pay':
    case 'pay mask':
      return paidAtOnce(move, at);
    case 'hand pearls':
      return Math.min(topFrame(view)?.numbers.pearls ?? 0, view.mine?.pearls ?? 0);
    default:
      return Number(move.what);
  }
}

function who(move: Move, { view, names }: Setting): string {
  const frame = topFrame(view)?.numbers ?? {};
  if (move.verb === 'player') return names[Number(move.what)] ?? '';
  if (move.verb === 'silence') return names[view.public.row[Number(move.what) - 1]?.owner ?? -1] ?? '';
  return names[frame.receiver ?? -1] ?? '';
}

function variables(move: Move, at: Setting): Variables {
  const question = at.view.prompt?.question ?? '';
  const found: Variables = { what: what(move, at), question, who: who(move, at) };
  const number = amount(move, at);
  if (!Number.isNaN(number)) found.amount = number;
  if (move.verb === 'draw' || move.verb === 'buy') found.pile = move.what;
  if (move.verb === 'sell') found.bonus = inSentence(at.say, `bonus-${move.what}-${move.space}`);
  if (move.verb === 'recruit') found.free = topFrame(at.view)?.numbers.bonus ?? 0;
  if (move.verb === 'fulfil') {
    found.space = move.what;
    found.vp = at.box.mission(missionAt(move.what, at) ?? '').value;
  }
  return found;
}

/** A move in full: "Sell 1 taro for 3 mana". */
export function moveWords(move: Move, at: Setting): string {
  return at.say(`move-${move.verb.replace(' ', '-')}`, variables(move, at));
}

/** A move among others of its group, where the verb was said already: "3 mana". */
function moveInShort(move: Move, at: Setting): string {
  const { say } = at;
  switch (move.verb) {
    case 'sell':
      return sentenceCase(inSentence(say, `bonus-${move.what}-${move.space}`));
    case 'hire':
    case 'assistant':
    case 'reactivate':
      return say(`assistant-${move.what}`);
    case 'merchant':
    case 'commodity':
    case 'sacrifice':
      return say(`commodity-${move.what}`);
    case 'take':
      return say(`forest-${move.what}`);
    case 'go':
      return at.slim ? say(`ui-board-short-${move.what}`) : say(`location-${move.what}`);
    case 'mask':
    case 'give':
    case 'join':
    case 'steal':
      return say(`mask-${move.what}`);
    case 'keep':
    case 'prepare':
    case 'shaman':
    case 'perform':
    case 'pay ritual':
      return say(`ritual-${move.what}`);
    case 'fulfil':
      return what(move, at);
    case 'recruit':
      return say('ui-board-recruit-short', { amount: Number(move.what), mana: manaAfter(move, at) });
    default:
      return moveWords(move, at);
  }
}

/** What the priest track brings after recruiting. */
export function manaAfter(move: Move, { view, box }: Setting): number {
  const seat = mySeat(view);
  const free = topFrame(view)?.numbers.bonus ?? 0;
  const priests = (view.public.priests[seat] ?? 0) + Number(move.what) + free;
  return Math.min(priests, box.priestTop) + box.inFront(view, seat, 'priest_mana');
}

/** The question already says what is done with these. */
const IN_SHORT = new Set([
  'go',
  'take',
  'mask',
  'recruit',
  'assistant',
  'commodity',
  'reactivate',
  'prepare',
  'perform',
  'pay ritual',
]);

/** The words of a button: short where the question already says what is done. */
export function choiceWords(choice: Choice, at: Setting, within: boolean): string {
  const [move] = choice.moves;
  if (move === undefined) return '';
  if (!isGroup(choice)) {
    return within || IN_SHORT.has(move.verb) ? moveInShort(move, at) : moveWords(move, at);
  }
  const [kind, name = ''] = choice.id.split('/');
  if (kind === 'sell') {
    return at.say('ui-board-group-sell', { what: inSentence(at.say, `commodity-${name}`) });
  }
  if (kind === 'statue') return at.say('ui-board-statue', { statue: Number(name) });
  if (kind === 'colour') return at.say(`ui-board-colour-${name}`);
  if (kind === 'pile') return at.say(`pile-${name}`);
  if (name === 'sell') return at.say('ui-board-group-sales');
  return at.say(`ui-board-group-${name.replace(' ', '-')}`, { amount: hirePrice(at) });
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is asked, of me or of others. */
export function questionWords(at: Setting): string {
  const { view, say, box } = at;
  const frame = topFrame(view);
  if (frame === null) return '';
  const { numbers } = frame;
  const mine = view.mine;
  const asked: Variables = { ...numbers, whom: at.names[numbers.victim ?? numbers.receiver ?? -1] ?? '' };
  if (frame.name === 'PayCommodity') {
    asked.mission = say(`mission-${String(frame.fields.mission)}`);
  }
  if (frame.name === 'Bid') {
    const mission = missionAt(String(frame.fields.space), at) ?? '';
    asked.vp = box.missions.get(mission)?.value ?? 0;
  }
  if (view.prompt === null) {
    return say(`question-${frame.name}.waiting`, { ...asked, who: at.list(thinking(at)) });
  }
  asked.drawn = mine?.drawn.length ?? 0;
  asked.prepared = mine?.prepared.length ?? 0;
  if (frame.name === 'KeepTogether') asked.number = stillToKeep(at);
  return say(`question-${frame.name}`, asked);
}

const thinking = ({ view, names }: Setting): string[] => view.awaiting.map((seat) => names[seat] ?? '');

/** How many rituals I still have to keep when all keep together. */
function stillToKeep({ view }: Setting): number {
  const setup = topFrame(view)?.numbers.setup ?? 0;
  const one = setup === 0 || (view.players.length === 4 && view.seat === view.public.start);
  return (one ? 1 : 2) - (view.mine?.chosen.length ?? 0);
}
