/** What a move costs and brings: as icons with numbers, and in words. */
import type { Item, Terms } from '../../server/wire';
import type { Box } from './box';
import { assistantIcon, cardIcon, goodsIcon, maskIcon } from './icons';
import { type Reader, tell } from './telling';

/** Where the sign is not named as what it stands for. */
const SIGNS: Record<string, string> = {
  card: 'forest',
  commodity: 'goods',
  drawn: 'ritual',
  mask: 'maskicon',
  pair: 'maskicon',
  pearls: 'pearl',
  performed: 'ritual',
  points: 'vp',
  priests: 'priest',
  reactivated: 'reactivate',
  tattoos: 'tattoo',
};
/** What names are looked up by, where it is not by the term itself. */
const KINDS: Record<string, string> = {
  card: 'forest',
  price: 'commodity',
  reactivated: 'assistant',
  used: 'assistant',
};
/** What no sign says as well as a word does. */
const IN_WORDS = new Set(['pair', 'performed', 'price', 'ritual']);

export function itemIcon({ what, name }: Item, box: Box): string {
  if (name === null) return SIGNS[what] ?? what;
  if (what === 'card') return cardIcon(name, box);
  if (what === 'mask') return maskIcon(name, box);
  if (what === 'commodity' || what === 'price') return goodsIcon(name);
  if (what === 'assistant' || what === 'used' || what === 'reactivated') return assistantIcon(name);
  return what === 'rank' ? name : (SIGNS[what] ?? what);
}

const range = ({ least, most }: Item): string => (least === most ? String(most) : `${least}–${most}`);

/** Whether words stand behind the icon, instead of a number before it. */
export const isWorded = ({ what }: Item, paid: boolean): boolean =>
  what === 'rank' || (IN_WORDS.has(what) && !paid);

/** What stands beside the icon. */
export function itemText(item: Item, paid: boolean, reader: Reader): string {
  if (item.what === 'points') return paid ? range(item) : `+${range(item)}`;
  // The sign beside it names what has the price.
  if (item.what === 'price') return reader.say('term-price', { amount: range(item), count: item.most });
  if (isWorded(item, paid)) return itemWords(item, paid, reader);
  return item.name !== null && ['mask', 'card', 'used'].includes(item.what) ? '' : range(item);
}

export function itemWords(item: Item, paid: boolean, { say }: Reader): string {
  const { what, name, most } = item;
  const amounts = { amount: range(item), count: most };
  if (name === null) return say(paid && what === 'ritual' ? 'term-ritual.paid' : `term-${what}`, amounts);
  return say(`term-${what}.named`, { ...amounts, what: say(`${KINDS[what] ?? what}-${name}`) });
}

/** What the words of the move do not say yet. */
export const unsaid = (items: readonly Item[]): Item[] => items.filter((item) => !item.said);

/** For those who hear it: "costs 2 pearls, gives 9 priests and 11 mana". */
export function termsWords({ cost, gain, note }: Partial<Terms>, reader: Reader): string {
  const all = (items: readonly Item[] = [], paid: boolean): string =>
    reader.list(unsaid(items).map((item) => itemWords(item, paid, reader)));
  const [costs, gains] = [all(cost, true), all(gain, false)];
  return [
    costs === '' ? '' : reader.say('terms-costs', { what: costs }),
    gains === '' ? '' : reader.say('terms-gives', { what: gains }),
    note === null || note === undefined ? '' : tell(note, reader),
  ]
    .filter((words) => words !== '')
    .join(', ');
}
