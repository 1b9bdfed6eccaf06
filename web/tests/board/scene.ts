/** A small catalogue and a view to start from. */
import { Box } from '../../src/board/logic/box';
import type { Say } from '../../src/board/logic/say';
import type { Reader } from '../../src/board/logic/telling';
import type { AskedMove, Catalogue, Frame, Mine, Public, Ritual, View } from '../../src/server/wire';

const source = '';

const ritual = (id: string, cost: number, colour: Ritual['colour'] = 'black'): Ritual => ({
  id,
  pile: cost > 8 ? 'forbidden' : 'normal',
  cost,
  colour,
  copies: 2,
  tane: false,
  effects: [],
  source,
  in_front: id === 'roo' ? { mission_discount: 2 } : id === 'papa-rai-3' ? { vp: 3 } : {},
});

const chart = (commodity: 'uru' | 'taro' | 'mahi-mahi' | 'tiare') => ({
  commodity,
  start: 2,
  spaces: [1, 2, 3, 4, 5].map((amount) => [{ do: 'pearls', numbers: { amount }, where: '' }]),
  source,
});

const mission = (id: string, kind: Catalogue['missions'][number]['kind'], amount = 0, pattern = '') => ({
  id,
  value: Number(id[0]),
  kind,
  amount,
  pattern,
  commodities: [],
  copies: 1,
  source,
});

const mask = (
  id: string,
  colour: 'red' | 'blue',
  scores: 'mission' | 'assistant' | 'variety',
  counts: string,
) => ({
  id,
  colour,
  scores,
  counts,
  starting: 1,
  source,
});

export const catalogue: Catalogue = {
  hash: 'test',
  words: {},
  rituals: [
    ritual('hina', 1, 'brown'),
    ritual('tipa', 3),
    ritual('raa', 5),
    ritual('ihi', 11),
    ritual('roo', 8, 'blue'),
    ritual('papa-rai-3', 9, 'blue'),
  ],
  missions: [
    mission('1-pearls-4', 'pearls', 4),
    mission('1-mana-5', 'mana', 5),
    mission('1-auction', 'auction'),
    mission('1-priests-4', 'conditional', 4, 'priests'),
    mission('2-3-different', 'commodities', 3, 'different'),
  ],
  masks: [
    mask('red-pearls', 'red', 'mission', 'pearls'),
    mask('red-variety', 'red', 'variety', 'red'),
    mask('blue-shaman', 'blue', 'assistant', 'shaman'),
    mask('blue-mana', 'blue', 'mission', 'mana'),
  ],
  forest: [
    {
      id: 'uru',
      kind: 'commodity',
      shows: 'uru',
      treasure: '',
      amount: 0,
      copies: 1,
      source: '',
    },
    {
      id: 'mask-red-pearls',
      kind: 'mask',
      shows: 'red-pearls',
      treasure: 'pearls',
      amount: 3,
      copies: 1,
      source: '',
    },
  ],
  board: {
    charts: [chart('uru'), chart('taro'), chart('mahi-mahi'), chart('tiare')],
    ranks: [
      { id: 'raatira', space: 0, vp: 0, draws: 3, forbidden: false, clips: 2, source: '' },
      { id: 'ariki', space: 3, vp: 3, draws: 3, forbidden: true, clips: 2, source: '' },
    ],
    locations: [
      { id: 'market', die: 'merchant', source },
      { id: 'path', die: '', source },
    ],
    die: [1, 2, 3, 4],
    priest_track: 12,
    statue_rows: [1, 2],
    rounds: {},
    starting_assistants: 1,
    starting_commodities: 1,
  },
  bots: [],
  strangers: [],
  lessons: [],
};

export const box = new Box(catalogue);

const nothing = { collector: 0, merchant: 0, shaman: 0, 'pearl-diver': 0 };
const goods = { uru: 0, taro: 0, 'mahi-mahi': 0, tiare: 0 };

const open: Public = {
  round: 0,
  start: 0,
  kahuna: 0,
  location: null,
  tiles: { forest: null, marae: null, reef: null, path: null, neighbourhood: null, market: null },
  order: [0, 1, 2],
  bag: 0,
  tattoos: [0, 0, 0],
  priests: [0, 0, 0],
  ready: [nothing, nothing, nothing],
  used: [nothing, nothing, nothing],
  masks: [[], [], []],
  joined: [[], [], []],
  in_front: [[], [], []],
  markets: {
    commodities: { uru: 1, taro: 1, 'mahi-mahi': 1, tiare: 1 },
    prices: { uru: 2, taro: 2, 'mahi-mahi': 2, tiare: 2 },
    assistants: { collector: 6, merchant: 6, shaman: 6, 'pearl-diver': 6 },
    masks: [],
  },
  forest: [],
  shown: [],
  aside: [],
  statues: 1,
  spaces: ['1-pearls-4', '1-mana-5', '1-auction', '2-3-different', null, null, '?', '?', '?'],
  due: [],
  row: [],
  performing: [],
  discards: { normal: [], forbidden: [] },
  stack: [],
};

const hand: Mine = {
  pearls: 4,
  mana: 5,
  commodities: goods,
  rituals: [],
  missions: [],
  drawn: [],
  chosen: [],
  prepared: [],
  sealed: null,
  discarded: { normal: [], forbidden: [] },
  decision: 1,
};

/** A view of seat 0, who is asked with the given frame on top of the stack. */
export function view(
  frame: Frame,
  asked = true,
  changes: { public?: Partial<Public>; mine?: Partial<Mine> } = {},
): View {
  const prompt = { decision: 1, question: frame.step, rule: 'R1.1', together: false, moves: [] };
  return {
    rules: 1,
    catalogue: 'test',
    players: ['Ana', 'Ben', 'Cleo'],
    variants: [],
    seat: 0,
    over: false,
    awaiting: [asked ? 0 : 1],
    rounds: ['A1', 'C1'],
    ceremony: null,
    ranks: ['raatira', 'raatira', 'raatira'],
    public: { ...open, ...changes.public, stack: [...(changes.public?.stack ?? []), frame] },
    piles: { forest: 10, normal: 10, forbidden: 10 },
    face_down: [],
    drawn: [],
    tracked: null,
    prompt: asked ? prompt : null,
    mine: { ...hand, ...changes.mine },
  };
}

export const linger: Frame = { step: 'Linger', seat: 0 };

/** A move as the server offers it; `about` is what it speaks of. */
export function move(text: string, about: string | null = null, fields: object = {}): AskedMove {
  const [verb = '', name = ''] = text.split('/');
  const what = about === null ? {} : { what: { name: about, about: `piece/${about}` } };
  const says = { message: `move-${verb.replace(' ', '-')}`, variables: { ...what } };
  const kind = verb === 'done' ? 'end' : verb === 'pass' ? 'forgo' : 'choice';
  const terms = { kind, cost: [], gain: [], note: null, rolls: false, reveals: false, loses: false };
  return { move: `${verb} ${name}`.trim(), verb, ...fields, says, terms } as AskedMove;
}

/** Messages as their identifiers with their variables, so that tests see what was asked for. */
export const say: Say = (id, variables) => {
  if (id.endsWith('.in')) return id.replace('.in', '');
  if (/\.(group|confirm|lose)$/.test(id)) return id;
  const given = Object.entries(variables ?? {}).map(([name, value]) => `${name}=${value}`);
  return given.length === 0 ? id : `${id}(${given.join(' ')})`;
};

export const reader: Reader = {
  say,
  list: (words) => words.join(' & '),
  names: ['Ana', 'Ben', 'Cleo'],
  seat: null,
};
