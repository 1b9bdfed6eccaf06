/** What is worth a word to those who meet it for the first time. */
import type { AskedMove, Event, State } from '../../server/wire';

export type TipId =
  | 'location'
  | 'die'
  | 'match'
  | 'forbidden'
  | 'used'
  | 'mirror'
  | 'prepare'
  | 'offer'
  | 'lost'
  | 'auction'
  | 'payable'
  | 'last';

const asks =
  (question: string) =>
  ({ view }: State): boolean =>
    view.prompt?.question === question;

const offers =
  (fits: (move: AskedMove) => boolean) =>
  ({ asked }: State): boolean =>
    asked?.moves.some(fits) ?? false;

const happened =
  (fits: (event: Event, state: State) => boolean) =>
  (state: State): boolean =>
    thisRound(state).some((event) => fits(event, state));

/** Whether it is about what is asked or has just happened; what presses most comes first. */
const TIPS: Record<TipId, (state: State) => boolean> = {
  auction: asks('Bid'),
  prepare: asks('Prepare'),
  offer: asks('Offer'),
  mirror: offers(({ verb }) => verb === 'join'),
  forbidden: offers((move) => 'pile' in move && move.pile === 'forbidden'),
  lost: happened(({ event }) => event === 'no effect'),
  match: happened(
    (one, { view }) =>
      one.event === 'rolled' && one.chances.some(({ seat, short }) => seat === view.seat && short === 0),
  ),
  die: happened((one) => one.event === 'rolled' && one.assistant !== null),
  used: happened((one, { view }) => one.event === 'used' && one.seat === view.seat),
  last: ({ view }) => view.public.round === view.rounds.findLastIndex((name) => name.startsWith('A')),
  location: asks('ChooseLocation'),
  payable: ({ asked, forecast }) =>
    (asked?.moves.some(({ verb }) => verb === 'fulfil') ?? false) ||
    (forecast.tiles?.some(
      ({ location, now }) => location === 'neighbourhood' && now.gain.some(({ what }) => what === 'points'),
    ) ??
      false),
};

export const TIP_IDS = Object.keys(TIPS) as TipId[];

/** What happened since the round began. */
function thisRound({ log }: State): Event[] {
  const begins = log.findLastIndex(({ events }) => events.some(({ event }) => event === 'round'));
  return log.slice(Math.max(0, begins)).flatMap(({ events }) => events);
}

export const holds = (id: TipId, state: State): boolean => TIPS[id](state);

/** The tip for now, of those that nobody has read yet. */
export const tipFor = (state: State, seen: readonly string[]): TipId | null =>
  TIP_IDS.find((id) => !seen.includes(id) && holds(id, state)) ?? null;
