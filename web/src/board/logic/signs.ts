/** What a card does, in signs that need no translation: numbers and icons. */
import type { EffectEntry, Ritual } from '../../server/wire';

/** A text such as +2 or →, or an icon. */
export type Sign = { text: string } | { icon: string };

/** Signs by the word of an effect; {amount} and the like are its numbers, the rest are icons. */
const EFFECTS: Record<string, string> = {
  pearls: '+{amount} pearl',
  mana: '+{amount} mana',
  priests: '+{amount} priest',
  tattoos: '+{amount} tattoo',
  commodities: '+{amount} goods',
  assistants: '+{amount} assistant',
  masks: '+{amount} maskicon',
  reactivate: '{amount}× reactivate',
  'reactivate-all': 'reactivate',
  draw: 'ritual → {keep} hand',
  'bag-mana': '{per_player} mana × people → bag',
  'turn-up': '{cards} forest → 1 hand',
  'priest-track': 'pearl → priest mana',
  'mana-per-priest': '{factor} mana × priest',
  'pearls-per-assistant': '{factor} pearl × assistant',
  'lose-half-pearls': '½ pearl → {tattoos} tattoo',
  mission: 'mission',
  'free-mission': 'mission check',
  perform: 'ritual check',
  silence: 'ritual x',
  'take-pearls': '{amount} pearl ← people',
  'take-commodity': '1 goods ← people',
  'take-mask': '1 maskicon ← people',
  'lose-priests': '−{amount} priest',
  'others-lose-priests': 'people −{amount} priest',
  tide: 'people goods / {pearls} pearl',
};

/** The same for what a permanent ritual adds while it lies in front of its owner. */
const IN_FRONT: Record<string, string> = {
  hire_discount: 'assistant −{n} pearl',
  reef_pearls: 'reef +{n} pearl',
  priest_mana: 'priest +{n} mana',
  die_bonus: 'die +{n}',
  mission_discount: 'mission −{n}',
  price_reach: 'market +{n} up',
  vp: '{n} vp',
};

const ICON = /^[a-z]+$/;

/** None where there is no pattern. */
function signs(pattern: string | undefined, numbers: Record<string, number>): Sign[] {
  if (pattern === undefined) return [];
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(numbers[name] ?? ''));
  return filled.split(' ').map((word) => (ICON.test(word) ? { icon: word } : { text: word }));
}

function effectSigns({ do: word, numbers }: EffectEntry): Sign[] {
  const all = (numbers['everyone'] ?? 0) > 0;
  const found = signs(EFFECTS[word], numbers);
  return all && found.length > 0 ? [{ icon: 'people' }, ...found] : found;
}

/** Empty where an effect has no sign: the card then shows its sentence instead. */
export function signsOf({ effects, in_front }: Ritual): Sign[] {
  const parts = [
    ...effects.map(effectSigns),
    ...Object.entries(in_front).map(([word, n]) => signs(IN_FRONT[word], { n })),
  ];
  return parts.some((part) => part.length === 0) ? [] : parts.flat();
}
