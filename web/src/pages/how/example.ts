/** The numbers that how to play speaks of, and moments of a game to draw: made by scripts/howto.py. */
import type { Actions } from '../../board/actions';
import type { TableProps } from '../../board/board.svelte';
import type { Catalogue, State, Table } from '../../server/wire';
import made from './example.json';

export type ExampleMoment = keyof typeof made.moments;

export const FACTS: Record<string, number | string> = made.facts;
const MOMENTS = made.moments as unknown as Record<ExampleMoment, State>;

/** Whether the moments are of a game with these cards. */
export const fits = (catalogue: Catalogue): boolean => catalogue.hash === MOMENTS.places.view.catalogue;

const table = (players: string[]): Table => ({
  table: '',
  created: 0,
  status: 'running',
  you: { host: false, seat: 0, invited: null, hints: false },
  seats: players.map((name, seat) => ({
    seat,
    name,
    colour: seat + 1,
    kind: 'bot',
    bot: null,
    claimed: 0,
    present: true,
    away: false,
    taken: true,
    ready: true,
  })),
  variants: [],
  clock: null,
  fairness: { commitment: '' },
  version: 0,
  time_left: [],
  lesson: null,
  origin: null,
  public: false,
});

/** A table on which nothing happens. */
export function still(moment: ExampleMoment, catalogue: Catalogue): TableProps {
  const state = MOMENTS[moment];
  return {
    table: table(state.view.players),
    state,
    catalogue,
    actions: {} as Actions, // nothing on it can be pressed
    replaying: false,
    course: [],
  };
}
