/** What a space of a price chart shows: numbers and icons. */
import type { EffectEntry } from '../../server/wire';

export interface BonusPart {
  text: string;
  icon: string;
  /** How many of the rituals drawn are kept, else 0. */
  keep: number;
}

const ICONS: Record<string, string> = {
  pearls: 'pearl',
  mana: 'mana',
  priests: 'priest',
  tattoos: 'tattoo',
  assistants: 'assistant',
  masks: 'maskicon',
  commodities: 'goods',
  reactivate: 'reactivate',
  mission: 'mission',
  draw: 'ritual',
};

export function bonusFace(effects: readonly EffectEntry[]): BonusPart[] {
  return effects.map(({ do: word, numbers }) => ({
    text: word === 'draw' || word === 'mission' ? '' : String(numbers.amount ?? ''),
    icon: ICONS[word] ?? 'vp',
    keep: word === 'draw' ? (numbers.keep ?? 1) : 0,
  }));
}
