/** What the parts of the table share: the view, what is legal, what the player is about to do. */
import { getContext, setContext } from 'svelte';
import { announce } from '../parts/announce.svelte';
import { Director } from '../director/director.svelte';
import { sound } from '../director/cues';
import type { Scene } from '../director/scenes';
import { stageOfScene } from '../director/stages';
import type { Actions } from './actions';
import type { Clocks } from '../table/clocks';
import { list, t } from '../language/i18n';
import type {
  Catalogue,
  ChatLine,
  Forecast,
  RefusedMove,
  Seat,
  SeatInfo,
  State,
  Table,
} from '../server/wire';
import { Choosing } from './choosing.svelte';
import { Box } from './logic/box';
import { type Explanation, explain } from './logic/explain';
import { type PieceKey, movesByPiece, piecesOf, regionOf } from './logic/pieces';
import type { Say } from './logic/say';
import { type Reader, plain, tell, tellEntry } from './logic/telling';
import { type StageKind, stageOf } from './stage/stages';

export interface TableProps {
  table: Table;
  state: State;
  catalogue: Catalogue;
  actions: Actions;
  /** Whether the state is a moment of the past. */
  replaying: boolean;
  /** The last version there is; further than the state's while replaying. */
  latest?: number;
  chat?: ChatLine[];
  clocks?: Clocks | null;
  /** The move that was sent and not yet confirmed. */
  pending?: string | null;
  /** Hear whether something is being shown before the newest. */
  onbusy?: (busy: boolean) => void;
  /** Who of this screen is asked next, when the one who looks has seen enough. */
  passTo?: Seat | null;
  /** Whether the one who looks has just come back to the screen. */
  returned?: boolean;
}

export type Tab = 'board' | 'too' | 'tracks' | 'players' | 'mine' | 'log';

/** More scenes than these are not read out one by one. */
const HEARD = 3;

export class Board extends Choosing {
  readonly #props: () => TableProps;
  tab: Tab = $state('board');
  /** Whether the game was seen going on, so that its end is news. */
  ends = false;
  /** Whose points are broken down. */
  points: Seat | null = $state(null);
  /** Shows what happens; the board is what it has shown. */
  readonly director = new Director({
    clock: () => this.table.clock !== null,
    begins: (scene, waiting) => this.#tellScene(scene, waiting),
  });
  #summed = false;
  /** The stage that was lifted to show the board beneath. */
  #lifted: StageKind | null = $state(null);
  /** Pieces that have just changed. */
  fresh: ReadonlySet<PieceKey> = $state.raw(new Set());

  constructor(props: () => TableProps) {
    super();
    this.#props = props;
  }

  get table(): Table {
    return this.#props().table;
  }
  /** What has been shown of it. */
  get state(): State {
    return this.director.shown ?? this.newest;
  }
  get newest(): State {
    return this.#props().state;
  }
  get actions(): Actions {
    return this.#props().actions;
  }
  get replaying(): boolean {
    return this.#props().replaying;
  }
  get clocks(): Clocks | null {
    return this.#props().clocks ?? null;
  }
  /** The last version there is. */
  get latest(): number {
    return this.#props().latest ?? this.table.version;
  }
  get pending(): string | null {
    return this.#props().pending ?? null;
  }

  readonly view = $derived.by(() => this.state.view);
  readonly box = $derived.by(() => new Box(this.#props().catalogue));
  readonly names = $derived.by(() => this.#props().table.seats.map((seat) => seat.name));
  /** Who is told: in which words, with which names. */
  readonly reader: Reader = $derived.by(() => ({ say, list, names: this.names, seat: this.view.seat }));
  /** What follows from the view by the rules, as the server has worked it out. */
  readonly forecast: Forecast = $derived.by(() => this.state.forecast);
  /** What is asked, of me or of others; nothing when the game is over. */
  readonly question: string = $derived.by(() => {
    const { asked } = this.state;
    return asked === null ? '' : tell(asked.says, this.reader);
  });
  /** The host has closed the table before the game was over. */
  readonly closed = $derived.by(() => this.#props().table.status === 'closed');
  /** What may be answered now; nothing while looking at the past, or before all was shown. */
  readonly moves = $derived.by(() =>
    this.replaying || this.closed || this.director.busy ? [] : (this.state.asked?.moves ?? []),
  );
  readonly legal = $derived.by(() => movesByPiece(this.moves, this.view));

  /** What the stage shows: a step of the game, unless it was lifted or I choose on the board. */
  readonly stage: StageKind | null = $derived.by(() => {
    if (this.director.busy) return null;
    const stage = stageOf(this.view);
    const below = [...this.legal.keys()].some((key) => regionOf(key) === 'board');
    return stage === this.#lifted || below ? null : stage;
  });
  /** The stage that could be lowered again. */
  readonly liftedStage: StageKind | null = $derived.by(() => {
    const stage = stageOf(this.view);
    return stage !== null && stage === this.#lifted ? stage : null;
  });

  /** The scene that takes the stage. */
  readonly played: Scene | null = $derived.by(() => {
    const { scene } = this.director;
    return scene !== null && stageOfScene(scene) !== null ? scene : null;
  });

  /** The tab that is shown where only one fits: what is played, and the score, are on the board. */
  readonly shownTab: Tab = $derived.by(() =>
    this.played !== null || this.stage === 'score' ? 'board' : this.tab,
  );

  /** Show the board beneath the stage, or the stage again. */
  lift(): void {
    const stage = stageOf(this.view);
    if (!this.director.busy) this.#lifted = this.#lifted === stage ? null : stage;
  }

  /** What my mission tokens are worth. */
  readonly missionPoints: number = $derived.by(() => {
    const tokens = this.forecast.points[this.view.seat ?? -1]?.tokens ?? [];
    return tokens.reduce((sum, { value, count }) => sum + value * count, 0);
  });

  /** Break a seat's points down, or close that again; without one mine, or who leads. */
  showPoints(seat: Seat | null = this.view.seat): void {
    const whose = seat ?? this.forecast.standing?.[0] ?? 0;
    this.points = this.points === whose ? null : whose;
  }

  /** The seats that no bot plays. */
  get people(): SeatInfo[] {
    return this.table.seats.filter((one) => one.bot === null);
  }

  seatInfo(seat: Seat): SeatInfo {
    const found = this.table.seats.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`no seat ${seat}`);
    return found;
  }

  explain(key: PieceKey): Explanation | null {
    return explain(key, { view: this.view, box: this.box, say });
  }

  /** What I cannot do now though I might expect it, and why. */
  readonly refused: RefusedMove[] = $derived.by(() =>
    this.moves.length === 0 ? [] : (this.state.asked?.refused ?? []),
  );
  readonly #reasons: ReadonlyMap<PieceKey, RefusedMove> = $derived.by(() => {
    const found = new Map<PieceKey, RefusedMove>();
    for (const one of this.refused) {
      for (const key of piecesOf(one.move, this.view)) if (!found.has(key)) found.set(key, one);
    }
    return found;
  });

  /** Why a piece is not open now, with its rule. */
  whyNot(key: PieceKey): RefusedMove | null {
    return this.legal.has(key) ? null : (this.#reasons.get(key) ?? null);
  }

  /** What is refused with a piece, beside what is open there: so many priests. */
  refusedAt(key: PieceKey): RefusedMove[] {
    return this.refused.filter(
      ({ move }) => move.says !== undefined && piecesOf(move, this.view).includes(key),
    );
  }

  reason({ why, rule }: RefusedMove): string {
    return `${tell(why, this.reader)} (${rule})`;
  }

  /** Show another moment; once the game is over, as the same seat saw it. */
  show(version: number): void {
    const seat = this.table.status === 'over' ? this.view.seat : null;
    this.actions.goto(Math.max(0, Math.min(this.latest, version)), seat);
  }

  /** Who cannot see hears one sentence for each scene, or how many there are. */
  #tellScene(scene: Scene, waiting: number): void {
    const { entry } = scene;
    sound(scene);
    if (waiting > HEARD) {
      if (!this.#summed) announce(t('ui-director-waiting', { count: waiting + 1 }));
      this.#summed = true;
      return;
    }
    this.#summed = false;
    if (entry !== null) announce(plain(tellEntry(entry, this.reader)));
  }
}

const say: Say = (id, variables) => t(id, variables);

const KEY = Symbol('board');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
