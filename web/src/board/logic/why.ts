/** Why a piece is not open to me now, with its rule; null where nobody would expect it to be. */
import type { Assistant, Commodity, Mission, View } from '../../lib/wire';
import { type Box, MIRROR } from './box';
import { topFrame } from './frames';
import type { PieceKey } from './pieces';
import type { Say, Variables } from './say';
import { HIRE_PRICE, RITUAL_PRICE, spaceIndex } from './words';

export interface Reason {
  /** The end of the message `why-…`. */
  why: string;
  variables: Variables;
  rule: string;
}

const because = (why: string, rule: string, variables: Variables = {}): Reason => ({
  why,
  variables,
  rule,
});

/** The questions of one's own turn, where Shamans and mirrors may be used (R8.3). */
const OWN_TURN = new Set([
  'ChooseLocation',
  'Linger',
  'ForestPick',
  'MaraeTurn',
  'PathTurn',
  'KahunaMission',
  'GiveMask',
  'TakeBack',
  'MarketTurn',
  'ChooseGift',
  'Build',
]);
const MISSIONS = new Set(['Build', 'KahunaMission', 'SecondMission', 'FulfilByEffect']);

export function whyNot(key: PieceKey, view: View, box: Box, say: Say): Reason | null {
  const { prompt, mine, seat } = view;
  if (prompt === null || mine === undefined || seat === null) return null;
  const at: At = { view, box, say, seat, mine, question: prompt.question, frame: frameOf(view) };
  const [place, what = '', more = ''] = key.split('/');
  switch (place) {
    case 'location':
      return location(what, at);
    case 'cell':
      return cell(what as Commodity, Number(more), at);
    case 'goods':
      return goods(what as Commodity, at);
    case 'stall':
      return stall(what as Commodity, at);
    case 'hire':
      return hire(what as Assistant, at);
    case 'assistant':
      return assistant(what as Assistant, at);
    case 'forest':
      return at.question === 'AlsoTakeCommodity' ? because('only-commodities', 'R8.2') : null;
    case 'ritual':
      return ritual(what, at);
    case 'mask':
      return mask(what, at);
    case 'joined':
      return ['GiveMask', 'PayMask'].includes(at.question) ? because('joined', 'R8.6') : null;
    case 'their-mask':
      return at.question === 'StealMask' && Number(what) === at.frame.victim
        ? because('paired', 'R8.5')
        : null;
    case 'pile':
      return pile(what, at);
    case 'mission':
      return MISSIONS.has(at.question) ? missionSpace(what, at) : null;
    case 'gift':
      return at.question === 'ChooseGift' ? because('gift-gone', 'R6.5') : null;
    case 'row':
      return at.question === 'SilenceRitual' ? because('not-to-silence', 'R10.7') : null;
    default:
      return null;
  }
}

interface At {
  view: View;
  box: Box;
  say: Say;
  seat: number;
  mine: NonNullable<View['mine']>;
  question: string;
  frame: Record<string, number>;
}

const frameOf = (view: View): Record<string, number> => topFrame(view)?.numbers ?? {};

function location(id: string, { view, question }: At): Reason | null {
  if (question !== 'ChooseLocation') return null;
  const owner = view.public.tiles[id as keyof View['public']['tiles']];
  return owner === null ? null : because('taken', 'R2.5', { who: view.players[owner] ?? '' });
}

function cell(commodity: Commodity, space: number, at: At): Reason | null {
  if (at.question !== 'MarketTurn') return null;
  if (at.frame.sales === 0) return because('no-sales', 'R5.15');
  if (at.mine.commodities[commodity] === 0) return none(commodity, 'R5.15', at);
  const price = at.view.public.markets.prices[commodity];
  const highest = price + at.box.inFront(at.view, at.seat, 'price_reach');
  return space > highest ? because('above-marker', 'R5.16', { price, highest }) : null;
}

const none = (commodity: Commodity, rule: string, { say }: At): Reason =>
  because('none-held', rule, { what: say(`commodity-${commodity}.in`) });

function goods(commodity: Commodity, at: At): Reason | null {
  switch (at.question) {
    case 'MarketTurn':
      return at.frame.sales === 0 ? because('no-sales', 'R5.15') : null;
    case 'MaraeTurn':
      return at.frame.sacrifices === 0 ? because('no-sacrifices', 'R5.6') : null;
    case 'PayCommodity':
      return because('not-payable', 'R7.2', { what: at.say(`commodity-${commodity}.in`) });
    default:
      return null;
  }
}

function stall(commodity: Commodity, at: At): Reason | null {
  if (at.question !== 'TakeCommodity') return null;
  return at.view.public.markets.commodities[commodity] === 0 ? because('empty', 'R8.9') : null;
}

function hire(assistant: Assistant, at: At): Reason | null {
  const empty = at.view.public.markets.assistants[assistant] === 0;
  if (at.question === 'TakeAssistant') return empty ? because('empty', 'R8.9') : null;
  if (at.question !== 'MarketTurn') return null;
  if (at.frame.hires === 0) return because('no-hires', 'R5.15');
  if (empty) return because('empty', 'R8.9');
  const cost = Math.max(0, HIRE_PRICE - at.box.inFront(at.view, at.seat, 'hire_discount'));
  return cost > at.mine.pearls ? because('pearls', 'R5.15', { cost, have: at.mine.pearls }) : null;
}

function assistant(id: Assistant, at: At): Reason | null {
  const ready = at.view.public.ready[at.seat]?.[id] ?? 0;
  const used = at.view.public.used[at.seat]?.[id] ?? 0;
  if (at.question === 'Reactivate') return used === 0 ? because('not-used', 'R8.1') : null;
  if (!OWN_TURN.has(at.question)) return null;
  if (ready + used === 0) return because('none-owned', 'R8.1', { what: at.say(`assistant-${id}`) });
  if (ready === 0) return because('all-used', 'R8.1', { what: at.say(`assistant-${id}`) });
  if (id === 'collector') {
    return because(at.question === 'ForestPick' ? 'one-collector' : 'collector', 'R8.2');
  }
  if (id === 'merchant') {
    return because(at.question === 'MarketTurn' ? 'one-merchant' : 'merchant', 'R8.2');
  }
  if (id === 'pearl-diver') return because('pearl-diver', 'R8.2');
  return null;
}

function ritual(id: string, at: At): Reason | null {
  const { cost, colour } = at.box.ritual(id);
  if (at.question === 'Prepare') {
    const clips = at.box.rankAt(at.view.public.tattoos[at.seat] ?? 0).clips;
    return colour === 'brown' ? null : because('clips', 'R6.3', { clips });
  }
  if (!OWN_TURN.has(at.question)) return null;
  if ((at.view.public.ready[at.seat]?.shaman ?? 0) === 0) return because('no-shaman', 'R8.2');
  const have = at.view.public.priests[at.seat] ?? 0;
  return cost > have ? because('priests', 'R8.2', { cost, have }) : null;
}

function mask(id: string, at: At): Reason | null {
  const masks = at.view.public.masks[at.seat] ?? [];
  if (at.question === 'PayMask') return because('not-a-pair', 'R7.2');
  const joining = OWN_TURN.has(at.question) || at.question === 'LastMirrors';
  if (!joining || !masks.includes(MIRROR) || id === MIRROR) return null;
  return masks.filter((one) => one === id).length > 1 ? because('paired-mirror', 'R10.8') : null;
}

function pile(id: string, at: At): Reason | null {
  if (id === 'forest') return null;
  const { draws } = at.frame;
  if (at.question === 'BuyRituals' && at.mine.mana < RITUAL_PRICE) {
    return because('mana', 'R6.2', { cost: RITUAL_PRICE, have: at.mine.mana });
  }
  if (at.question === 'MaraeTurn' && draws === 0) return because('no-draws', 'R5.6');
  const drawing = ['BuyRituals', 'MaraeTurn', 'DrawFrom'].includes(at.question);
  return drawing && id === 'forbidden' ? because('rank', 'R4.2') : null;
}

function missionSpace(space: string, at: At): Reason | null {
  const id = at.view.public.spaces[spaceIndex(space, at.box)];
  const statue = Number(space.split('.')[0]);
  if (id === null || id === undefined) return null;
  if (id === '?') return because('face-down', 'R7.1');
  if (statue > at.view.public.statues) return because('statue', 'R7.1', { statue });
  const mission = at.box.mission(id);
  if (mission.kind === 'auction') return because('auction', 'R7.5');
  return unpaid(mission, at);
}

/** What is missing to pay or meet a mission. */
function unpaid(mission: Mission, at: At): Reason {
  const { mine, view, seat, box } = at;
  const discount = box.inFront(view, seat, 'mission_discount');
  const cost = Math.max(1, mission.amount - discount);
  switch (mission.kind) {
    case 'pearls':
      return because('pearls', 'R7.2', { cost, have: mine.pearls });
    case 'mana':
      return because('mana', 'R7.2', { cost, have: mine.mana });
    case 'rituals':
      return because('rituals', 'R7.2', { cost: mission.amount, have: mine.rituals.length });
    case 'masks':
      return because('masks', 'R7.2', { what: at.say(`mission-${mission.id}`) });
    case 'commodities':
      return because('commodities', 'R7.2', { what: at.say(`mission-${mission.id}`) });
    default:
      return because('condition', 'R7.3', { what: at.say(`mission-${mission.id}`) });
  }
}
