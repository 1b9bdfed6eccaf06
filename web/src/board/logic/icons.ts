/** Which icon of the sprite stands for what. */
import type { Box } from './box';
import type { Choice } from './choices';
import type { Move } from './moves';

/** The icon that stands for a move. */
export function moveIcon(move: Move, box: Box): string {
  switch (move.verb) {
    case 'go':
      return move.what;
    case 'take':
      return cardIcon(move.what, box);
    case 'commodity':
    case 'sacrifice':
    case 'sell':
    case 'merchant':
    case 'pay':
    case 'hand':
      return goodsIcon(move.what);
    case 'assistant':
    case 'hire':
    case 'reactivate':
      return assistantIcon(move.what);
    case 'collector':
      return 'collector';
    case 'mask':
    case 'give':
    case 'join':
    case 'steal':
    case 'pay mask':
      return maskIcon(move.what, box);
    case 'recruit':
    case 'recruit only':
      return 'priest';
    case 'tattoo':
      return 'tattoo';
    case 'draw':
    case 'buy':
      return move.what;
    case 'shaman':
      return 'shaman';
    case 'fulfil':
      return 'mission';
    case 'offer':
    case 'bid':
      return 'mana';
    case 'gift':
      return { tattoo: 'tattoo', commodity: 'goods', pearls: 'pearl' }[move.what] ?? 'start';
    case 'hand pearls':
      return 'pearl';
    case 'player':
      return 'people';
    case 'pass':
    case 'done':
      return 'check';
    default:
      return 'ritual';
  }
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
  if (moves.length === 1) return moveIcon(move, box);
  switch (move.verb) {
    case 'hire':
    case 'assistant':
    case 'reactivate':
      return 'assistant';
    case 'merchant':
      return 'merchant';
    case 'mask':
    case 'give':
    case 'join':
    case 'steal':
    case 'pay mask':
      return 'maskicon';
    case 'commodity':
    case 'sacrifice':
      return 'goods';
    case 'go':
      return 'start';
    case 'take':
      return 'forest';
    case 'keep':
    case 'prepare':
    case 'perform':
    case 'pay ritual':
      return id.startsWith('pile/') ? id.slice('pile/'.length) : 'ritual';
    default:
      return moveIcon(move, box);
  }
}
