/** What the parts of the table share: the view, what is legal, what the player is about to do. */
import { getContext, setContext } from 'svelte';
import { announce } from '../parts/announce.svelte';
import { Director } from '../director/director.svelte';
import { sound } from '../director/cues';
import { suits } from '../director/speed.svelte';
import type { Scene } from '../director/scenes';
import { stageOfScene } from '../director/stages';
import type { Actions } from './actions';
import type { Clocks } from '../table/clocks';
import { list, t } from '../language/i18n';
import type {
  AskedMove,
  Catalogue,
  ChatLine,
  Forecast,
  LessonData,
  Line,
  PlanOffer,
  RefusedMove,
  Seat,
  SeatInfo,
  State,
  Table,
  TurningPoint,
} from '../server/wire';
import { Coach } from '../lesson/coach.svelte';
import { Choosing } from './choosing.svelte';
import { Hinting } from './hinting.svelte';
import { Box } from './logic/box';
import { type ReplayDot, stepTurn } from '../table/course';
import { sightOf } from '../table/past.svelte';
import { type Explanation, explain } from './logic/explain';
import { type PieceKey, movesByPiece, piecesOf, regionOf } from './logic/pieces';
import type { Say } from './logic/say';
import { type Reader, plain, tell, tellEntry } from './logic/telling';
import { waitsFor } from './passing.svelte';
import { type StageKind, stageOf } from './stage/stages';
import { type Tab, TabNews } from './tabnews.svelte';

/** A sign on a piece: the number of an advice, or what was played once and what was better. */
export interface PieceMark {
  text: string;
  look?: 'was' | 'better';
}

export interface TableProps {
  table: Table;
  state: State;
  catalogue: Catalogue;
  actions: Actions;
  /** Whether the state is a moment of the past. */
  replaying: boolean;
  /** All lines there are; more than the state's while replaying. */
  course: Line[];
  /** Whether that moment never was: another move brought it. */
  supposed?: boolean;
  dots?: ReplayDot[];
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
  /** The lesson that is given to the one who looks. */
  lesson?: LessonData | null;
}

/** More scenes than these are not read out one by one. */
const HEARD = 3;

export class TableBoard extends Choosing {
  readonly #props: () => TableProps;
  tab: Tab = $state('board');
  readonly tabNews = new TabNews();
  /** Whether the game was seen going on, so that its end is news. */
  ends = false;
  /** Whether the final points are being counted: nobody says yet how they stand. */
  counting = $state(false);
  /** Whose points are broken down. */
  points: Seat | null = $state(null);
  /** Shows what happens; the board is what it has shown. */
  readonly director = new Director({
    pace: () => suits(this.table.clock !== null, this.newest.view.seat === null),
    begins: (scene, waiting) => this.#tellScene(scene, waiting),
    missed: (scenes) => this.#tellMissed(scenes),
  });
  #summed = false;
  /** The stage that was lifted to show the board beneath. */
  #lifted: StageKind | null = $state(null);
  /** Who teaches here; null at other tables. */
  readonly coach: Coach | null;
  /** Pieces that have just changed. */
  fresh: ReadonlySet<PieceKey> = $state.raw(new Set());

  constructor(props: () => TableProps) {
    super();
    this.#props = props;
    const { lesson = null, table } = props();
    this.coach = lesson === null || table.lesson === null ? null : new Coach(this, lesson, table.lesson);
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
  /** All that has happened: as far as it was shown, or what there is to be replayed. */
  get course(): Line[] {
    return this.replaying ? this.#props().course : this.state.log;
  }
  /** The last version there is. */
  get latest(): number {
    return this.#props().course.at(-1)?.version ?? 0;
  }
  get supposed(): boolean {
    return this.#props().supposed ?? false;
  }
  get dots(): ReplayDot[] {
    return this.#props().dots ?? [];
  }
  get pending(): string | null {
    return this.#props().pending ?? null;
  }

  readonly view = $derived.by(() => this.state.view);
  readonly box = $derived.by(() => new Box(this.#props().catalogue));
  readonly names = $derived.by(() => this.#props().table.seats.map((seat) => seat.name));
  readonly #seat = $derived.by(() => this.view.seat);
  /** Who is told: in which words, with which names. */
  readonly reader: Reader = $derived.by(() => ({ say, list, names: this.names, seat: this.#seat }));
  /** What follows from the view by the rules, as the server has worked it out. */
  readonly forecast: Forecast = $derived.by(() => this.state.forecast);
  /** What is asked, of me or of others; nothing when the game is over. */
  readonly question: string = $derived.by(() => {
    const { asked } = this.state;
    return asked === null ? '' : tell(asked.says, this.reader);
  });
  /** The host has closed the table before the game was over. */
  readonly closed = $derived.by(() => this.#props().table.status === 'closed');
  /** What the game lets me answer now; nothing while looking at the past, or before all was shown. */
  readonly offered = $derived.by(() =>
    this.replaying || this.closed || this.director.busy ? [] : (this.state.asked?.moves ?? []),
  );
  /** What may be answered now: in a lesson what it speaks of. */
  readonly moves = $derived.by(() => this.coach?.limit(this.offered) ?? this.offered);
  readonly legal = $derived.by(() => movesByPiece(this.moves, this.view));

  /** What a bot advises, when I ask. */
  readonly hinting = new Hinting(this);
  /** The costly decisions of the moment that is looked at, as far as one sits there. */
  readonly turning: TurningPoint[] = $derived.by(() => {
    if (!this.replaying || this.supposed || this.director.busy) return [];
    const { seat } = this.view;
    const here = this.dots.find(({ version }) => version === this.state.version);
    return here?.points.filter((one) => seat === null || seat === one.seat) ?? [];
  });
  /** Signs laid on pieces by their keys. */
  readonly marks: ReadonlyMap<PieceKey, PieceMark> = $derived.by(() => {
    const found = new Map(this.hinting.marks);
    for (const { played, better } of this.turning) {
      const [was, instead] = [piecesOf(played, this.view)[0], piecesOf(better, this.view)[0]];
      if (was === instead) continue; // as two amounts are: words tell them apart
      if (was !== undefined) found.set(was, { text: t('ui-review-was'), look: 'was' });
      if (instead !== undefined) found.set(instead, { text: t('ui-review-better'), look: 'better' });
    }
    return found;
  });

  /** What the stage shows: a step of the game, unless it was lifted or I choose on the board. */
  readonly stage: StageKind | null = $derived.by(() => {
    const { busy, scene } = this.director;
    if (busy && (scene === null || scene.step === 0)) return null;
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
  readonly shownTab: Tab = $derived.by(() => {
    const begins = this.director.busy && this.stage !== null;
    return this.played !== null || begins || this.stage === 'score' ? 'board' : this.tab;
  });

  /** Show the board beneath the stage, or the stage again. */
  lift(): void {
    const stage = stageOf(this.view);
    if (!this.director.busy) this.#lifted = this.#lifted === stage ? null : stage;
  }

  /** Whether I am about to say what I would answer if I were asked. */
  planning = $state(false);
  /** What I may plan, and what I have planned: that is never held back. */
  readonly plans: PlanOffer[] = $derived.by(() => (this.replaying || this.closed ? [] : this.newest.plans));
  /** What I have planned to answer to a question. */
  planned(question: string): PlanOffer | undefined {
    return this.plans.find((one) => one.question === question && one.planned.length > 0);
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

  override waits(move: AskedMove): number {
    return waitsFor(this, move);
  }
  override get wanted(): number {
    return this.coach?.missing ?? 0;
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

  /** In a lesson other pieces come later: that is said until one is pressed that comes now. */
  override press(key: PieceKey, touch: boolean): void {
    if (this.coach !== null) {
      const other = !this.legal.has(key);
      this.coach.tried = other && (this.coach.tried || movesByPiece(this.offered, this.view).has(key));
    }
    super.press(key, touch);
  }

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

  /** Show another moment; once the game is over, through the same eyes. */
  show(version: number): void {
    const sight = sightOf(this.state);
    if (this.director.busy) this.director.land();
    this.actions.goto(
      Math.max(0, Math.min(this.latest, version)),
      this.table.status === 'over' ? sight : null,
    );
  }

  /** The moment that is looked at, of which not all may have been played yet. */
  get moment(): number {
    return this.director.newest?.version ?? this.state.version;
  }

  /** Go on to the next turn, or back to the beginning of this one or that before. */
  step(way: 1 | -1): void {
    this.show(stepTurn(this.course, this.moment, way));
  }

  /** Who cannot see hears one sentence for each scene, or how many there are. */
  #tellScene(scene: Scene, waiting: readonly Scene[]): void {
    const { entry } = scene;
    sound(scene);
    if (waiting.length > HEARD) {
      if (!this.#summed) this.#sumUp([scene, ...waiting]);
      this.#summed = true;
      return;
    }
    this.#summed = false;
    if (entry !== null) announce(plain(tellEntry(entry, this.reader)));
  }

  /** Where nothing is played all of it is told at once. */
  #tellMissed(scenes: readonly Scene[]): void {
    const told = scenes.flatMap(({ entry }) =>
      entry === null ? [] : [plain(tellEntry(entry, this.reader))],
    );
    if (told.length > HEARD) this.#sumUp(scenes);
    else if (told.length > 0) announce(told.join(' '));
  }

  /** Who moved, and how much there is to tell. */
  #sumUp(scenes: readonly Scene[]): void {
    const told = scenes.filter(({ entry }) => entry !== null);
    const seats = new Set(
      told.flatMap(({ seat }) => (seat === null || seat === this.view.seat ? [] : [seat])),
    );
    const who = this.reader.list([...seats].map((seat) => this.names[seat] ?? ''));
    const count = told.length;
    announce(
      seats.size === 0 ? t('ui-director-waiting.none', { count }) : t('ui-director-waiting', { who, count }),
    );
  }
}

const say: Say = (id, variables) => t(id, variables);

const KEY = Symbol('board');

export const provideBoard = (board: TableBoard): TableBoard => setContext(KEY, board);
export const useBoard = (): TableBoard => getContext<TableBoard>(KEY);
