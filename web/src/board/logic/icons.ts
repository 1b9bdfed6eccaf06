/** Which icon of the sprite stands for what. */
import type { Move } from '../../server/wire';
import type { Box } from './box';
import type { Choice } from './choices';

/** Where no field says what it is about. */
const VERB_ICONS: Record<string, string> = {
  collector: 'collector',
  done: 'check',
  'hand pearls': 'pearl',
  pass: 'check',
  recruit: 'priest',
  'recruit only': 'priest',
  shaman: 'shaman',
  tattoo: 'tattoo',
};

/** The gifts of a ceremony, each with its icon. */
export const GIFT_ICONS: Record<string, string> = { tattoo: 'tattoo', commodity: 'goods', pearls: 'pearl' };

/** The icon that stands for a move: that of the thing it is about. */
export function moveIcon(move: Move, box: Box): string {
  const own = VERB_ICONS[move.verb];
  if (own !== undefined) return own;
  if ('location' in move) return move.location;
  if ('card' in move) return cardIcon(move.card, box);
  if ('commodity' in move) return goodsIcon(move.commodity);
  if ('assistant' in move) return assistantIcon(move.assistant);
  if ('mask' in move) return maskIcon(move.mask, box);
  if ('pile' in move) return move.pile;
  if ('gift' in move) return GIFT_ICONS[move.gift] ?? 'start';
  if ('space' in move) return 'mission';
  if ('amount' in move) return 'mana';
  return 'player' in move ? 'people' : 'ritual';
}

export const goodsIcon = (commodity: string): string => (commodity === 'mahi-mahi' ? 'mahi' : commodity);

export const assistantIcon = (assistant: string): string =>
  assistant === 'pearl-diver' ? 'diver' : assistant;

export function maskIcon(mask: string, box: Box): string {
  const found = box.masks.get(mask);
  return found === undefined ? 'm-mirror' : `m-${found.colour}-${found.scores}`;
}

export function cardIcon(card: string, box: Box): string {
  const { kind, shows } = box.card(card);
  if (kind === 'commodity') return goodsIcon(shows);
  if (kind === 'assistant') return assistantIcon(shows);
  return maskIcon(shows, box);
}

/** The icon of a prompt button; a group has that of what its moves share. */
export function choiceIcon({ id, moves }: Choice, box: Box): string {
  const [move] = moves;
  if (move === undefined) return 'check';
  if (moves.length === 1 || move.verb === 'sell') return moveIcon(move, box);
  if (move.verb === 'merchant') return 'merchant';
  if (id.startsWith('pile/')) return id.slice('pile/'.length);
  if ('assistant' in move) return 'assistant';
  if ('mask' in move) return 'maskicon';
  if ('commodity' in move) return 'goods';
  if ('location' in move) return 'start';
  return 'card' in move ? 'forest' : moveIcon(move, box);
}
