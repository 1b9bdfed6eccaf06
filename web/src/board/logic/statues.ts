/** How the mission tokens lie on the three statues. */
import { type Mission, RANKS } from '../../server/wire';
import type { Box } from './box';
import { assistantIcon, goodsIcon } from './icons';

export interface Space {
  /** "2.5": the fifth space of statue 2. */
  name: string;
  /** A mission, "?" face down, null where it was taken. */
  mission: string | null;
}

/** For each statue its rows of spaces, from the top down. */
export function statuesOf(spaces: readonly (string | null)[], box: Box): Space[][][] {
  const size = box.statueSize;
  const statues = Math.floor(spaces.length / size);
  return Array.from({ length: statues }, (_, statue) => {
    let place = 0;
    return box.statueRows.map((width) =>
      Array.from({ length: width }, () => {
        const mission = spaces[statue * size + place] ?? null;
        place += 1;
        return { name: `${statue + 1}.${place}`, mission };
      }),
    );
  });
}

/** What is printed on a token: numbers, signs and icons in their order. */
export interface Face {
  text: string;
  icons: string[];
}

export function faceOf(mission: Mission): Face {
  const amount = String(mission.amount);
  switch (mission.kind) {
    case 'pearls':
      return { text: amount, icons: ['pearl'] };
    case 'mana':
      return { text: amount, icons: ['mana'] };
    case 'rituals':
      return { text: amount, icons: ['ritual'] };
    case 'auction':
      return { text: '', icons: ['auction'] };
    case 'masks':
      return { text: mission.pattern === 'identical' ? `${amount} =` : amount, icons: ['maskicon'] };
    case 'commodities':
      return commoditiesFace(mission);
    case 'conditional':
      return conditionFace(mission);
    default:
      return { text: amount, icons: ['mission'] };
  }
}

function commoditiesFace(mission: Mission): Face {
  if (mission.pattern === 'exact') return { text: '', icons: mission.commodities.map(goodsIcon) };
  if (mission.pattern === 'pairs') return { text: '2= 2=', icons: ['goods'] };
  const sign = mission.pattern === 'identical' ? '=' : '≠';
  return { text: `${mission.amount} ${sign}`, icons: ['goods'] };
}

function conditionFace({ pattern, amount }: Mission): Face {
  switch (pattern) {
    case 'rank':
      return { text: '', icons: [RANKS[amount] ?? 'tahua'] };
    case 'priests':
      return { text: String(amount), icons: ['priest'] };
    case 'assistants':
      return { text: String(amount), icons: ['assistant'] };
    case 'each':
      return { text: `4×${amount}`, icons: ['assistant'] };
    case 'pairs':
      return { text: `${amount}×2`, icons: ['maskicon'] };
    default:
      return { text: String(amount), icons: [assistantIcon(pattern)] };
  }
}
