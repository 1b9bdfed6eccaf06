/** What a piece is and does, for hovering, focusing and tapping; every answer cites its rule. */
import type { Assistant, Commodity, LocationId, RankId, View } from '../../server/wire';
import { type Box, KINDS, MIRROR } from './box';
import { GIFT_ICONS, assistantIcon, cardIcon, goodsIcon, maskIcon } from './icons';
import type { PieceKey } from './pieces';
import type { Say } from './say';

export interface Explanation {
  icon: string;
  title: string;
  text: string;
  rule: string;
}

interface At {
  view: View;
  box: Box;
  say: Say;
}

const LOCATION_RULES: Record<LocationId, string> = {
  forest: 'R5.1',
  marae: 'R5.5',
  reef: 'R5.8',
  path: 'R5.10',
  neighbourhood: 'R5.12',
  market: 'R5.14',
};

/** Plain things of the table: their icon and rule; words in `ui-board-about-…`. */
const PLAIN: Record<string, [icon: string, rule: string]> = {
  bag: ['bag', 'R6.7'],
  kahuna: ['kahuna', 'R2.3'],
  mana: ['mana', 'R3.1'],
  order: ['cube', 'R6.4'],
  pearls: ['pearl', 'R3.1'],
  priests: ['priest', 'R4.4'],
  screen: ['hidden', 'R3.1'],
  start: ['start', 'R2.2'],
  tattoos: ['tattoo', 'R4.1'],
  'face-down': ['mission', 'R1.7'],
  fulfilled: ['check', 'R7.1'],
  condition: ['cond', 'R7.3'],
  auction: ['auction', 'R7.5'],
  vp: ['vp', 'R8.7'],
};

export function explain(key: PieceKey, at: At): Explanation | null {
  const [place = '', what = '', more = ''] = key.split('/');
  switch (place) {
    case 'location':
      return named(what, `location-${what}`, LOCATION_RULES[what as LocationId], at);
    case 'cell':
      return chartSpace(what as Commodity, Number(more), at);
    case 'goods':
    case 'stall':
      return commodity(what as Commodity, at);
    case 'hire':
    case 'assistant':
    case 'their-assistant':
      return assistant(what as Assistant, at);
    case 'forest':
    case 'shown':
      return forestCard(what, at);
    case 'market-mask':
    case 'mask':
    case 'joined':
      return mask(what, at);
    case 'their-mask':
      return mask(more, at);
    case 'mission': {
      const mission = at.box.missionAt(what, at.view);
      if (mission === null) return plain('fulfilled', at);
      return mission === '?' ? plain('face-down', at) : token(mission, at);
    }
    case 'token':
      return token(what, at);
    case 'ritual':
    case 'drawn':
    case 'kept':
    case 'performed':
    case 'permanent':
    case 'prepared':
      return ritual(what, at);
    case 'row': {
      const there = at.view.public.row[Number(what)];
      return there === undefined ? null : ritual(there.ritual, at);
    }
    case 'pile':
      return pile(what, at);
    case 'rank':
      return named(what, `rank-${what}`, 'R4.1', at);
    case 'gift':
      return gift(what, at);
    case 'round':
      return round(what, at);
    case 'player':
      return player(Number(what), at);
    case 'about':
      return plain(what, at);
    default:
      return place in PLAIN ? plain(place, at) : null;
  }
}

const named = (icon: string, id: string, rule: string, { say }: At): Explanation => ({
  icon,
  title: say(id),
  text: say(`${id}-text`),
  rule,
});

function plain(id: string, { say }: At): Explanation {
  const [icon, rule] = PLAIN[id] as [string, string];
  return { icon, title: say(`ui-board-about-${id}`), text: say(`ui-board-about-${id}.text`), rule };
}

function chartSpace(id: Commodity, space: number, { say }: At): Explanation {
  return {
    icon: goodsIcon(id),
    title: say('ui-board-chart-space', { what: say(`commodity-${id}`), space }),
    text: say(`bonus-${id}-${space}`),
    rule: 'R5.16',
  };
}

function commodity(id: Commodity, { view, say }: At): Explanation {
  const { commodities, prices } = view.public.markets;
  return {
    icon: goodsIcon(id),
    title: say(`commodity-${id}`),
    text: say('ui-board-about-commodity', { count: commodities[id], price: prices[id] }),
    rule: 'R3.2',
  };
}

function assistant(id: Assistant, { say }: At): Explanation {
  const title = say(`assistant-${id}`);
  return { icon: assistantIcon(id), title, text: say(`ui-board-about-${id}`), rule: 'R8.2' };
}

function forestCard(id: string, at: At): Explanation {
  const { kind, shows, treasure, amount } = at.box.card(id);
  if (kind === 'commodity') return commodity(shows as Commodity, at);
  if (kind === 'assistant') return assistant(shows as Assistant, at);
  const found = mask(shows, at);
  if (treasure === '') return found;
  const bonus = at.say(`ui-board-treasure-${treasure}`, { amount });
  return { ...found, icon: cardIcon(id, at.box), text: `${found.text} ${bonus}`, rule: 'R3.6' };
}

function mask(id: string, at: At): Explanation {
  const rule = id === MIRROR ? 'R8.6' : 'R8.4';
  return named(maskIcon(id, at.box), `mask-${id}`, rule, at);
}

const TOKEN_RULES: Record<string, string> = { conditional: 'R7.3', auction: 'R7.7' };

function token(id: string, { box, say }: At): Explanation {
  const { kind, value } = box.mission(id);
  return {
    icon: kind === 'auction' ? 'auction' : kind === 'conditional' ? 'cond' : 'mission',
    title: say('ui-board-token', { what: say(`mission-${id}`), vp: value }),
    text: say(`mission-${id}-text`),
    rule: TOKEN_RULES[kind] ?? 'R7.2',
  };
}

export function ritual(id: string, { box, say }: At): Explanation {
  const { cost, colour, pile } = box.ritual(id);
  const facts = say('ui-board-ritual', {
    kind: say(`kind-${colour}`),
    pile: say(`ui-board-${pile}`),
    cost,
  });
  return {
    icon: KINDS[colour],
    title: say(`ritual-${id}`),
    text: `${facts} ${say(`ritual-${id}-text`)}`,
    rule: 'R6.7',
  };
}

function pile(id: string, { view, say }: At): Explanation {
  if (id === 'forest') {
    const text = say('ui-board-about-forest', { count: view.piles.forest });
    return { icon: 'ritual', title: say('ui-board-forest-pile'), text, rule: 'R3.5' };
  }
  const which = id === 'forbidden' ? 'forbidden' : 'normal';
  const out = view.public.discards[which].length + view.face_down.reduce((sum, one) => sum + one[which], 0);
  return {
    icon: which,
    title: say(`pile-${which}`),
    text: say('ui-board-about-pile', { count: view.piles[which], out }),
    rule: 'R4.2',
  };
}

function gift(id: string, { say }: At): Explanation {
  const icon = GIFT_ICONS[id] ?? 'start';
  return { icon, title: say(`gift-${id}`), text: say('ui-board-about-gift'), rule: 'R6.5' };
}

function round(id: string, { say }: At): Explanation {
  const kind = id.startsWith('C') ? 'ceremony' : 'action';
  return {
    icon: kind === 'ceremony' ? 'bag' : 'start',
    title: `${say(`round-${kind}`)} ${id.slice(1)}`,
    text: say(`ui-board-about-${kind}`),
    rule: kind === 'ceremony' ? 'R6.1' : 'R2.2',
  };
}

function player(seat: number, { view, say }: At): Explanation {
  const { tattoos, priests, order } = view.public;
  return {
    icon: 'people',
    title: view.players[seat] ?? '',
    text: say('ui-board-about-player', {
      rank: say(`rank-${view.ranks[seat] as RankId}`),
      tattoos: tattoos[seat] ?? 0,
      priests: priests[seat] ?? 0,
      place: order.indexOf(seat) + 1,
    }),
    rule: 'R3.1',
  };
}
