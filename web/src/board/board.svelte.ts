/** What the parts of the table share: the view, what is legal, what the player is about to do. */
import { getContext, setContext } from 'svelte';
import { announce } from '../parts/announce.svelte';
import { Director } from '../director/director.svelte';
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
  RefusedMove,
  Seat,
  SeatInfo,
  State,
  Table,
} from '../server/wire';
import { Box } from './logic/box';
import { type Choice, choicesOf, isGroup } from './logic/choices';
import { type Explanation, explain } from './logic/explain';
import { isEnding, range } from './logic/moves';
import { type PieceKey, movesByPiece, piecesOf, regionOf } from './logic/pieces';
import type { Say } from './logic/say';
import { type Reader, plain, tell, tellAs, tellEntry } from './logic/telling';
import { type Labels, choiceWords, saidByQuestion } from './logic/words';
import { type StageKind, stageOf } from './stage/stages';
import { wide } from './wide.svelte';

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
}

export type Tab = 'board' | 'too' | 'tracks' | 'players' | 'mine' | 'log';

/** What is pointed at: its key, and where its explanation is to stand. */
export interface Pointed {
  key: PieceKey;
  at: Element;
}

/** What the player has picked within one decision, and not yet played. */
interface Intent {
  decision: number;
  path: Choice[];
  asked: AskedMove | null;
  amount: number;
}

/** More scenes than these are not read out one by one. */
const HEARD = 3;
const BUTTONS = 7;
/** What the buttons of the prompt may fill on a wide table, in rem; a group's name is short. */
const PROMPT_ROOM = { question: 58, group: 72 };
/** How many letters the buttons may have where they wrap. */
const SLIM_ROOM = 100;

export class Board {
  readonly #props: () => TableProps;
  #intent: Intent = $state.raw({ decision: -1, path: [], asked: null, amount: 0 });
  pointed: Pointed | null = $state.raw(null);
  tab: Tab = $state('board');
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
    this.#props = props;
  }

  get table(): Table {
    return this.#props().table;
  }
  /** What has been shown of it. */
  get state(): State {
    return this.director.shown ?? this.#props().state;
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
  readonly reader: Reader = $derived.by(() => ({ say, list, names: this.names }));
  readonly #labels: Labels = $derived.by(() => ({ ...this.reader, slim: !wide.now }));
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
  readonly ending = $derived.by(() => this.moves.find(isEnding) ?? null);
  readonly range = $derived.by(() => range(this.moves));
  readonly asked = $derived.by(() => this.moves.length > 0);

  readonly #now: Intent = $derived.by(() => {
    const decision = this.view.prompt?.decision ?? -1;
    return this.#intent.decision === decision
      ? this.#intent
      : { decision, path: [], asked: null, amount: this.range?.least ?? 0 };
  });

  /** The groups that were opened, the outermost first. */
  get path(): Choice[] {
    return this.#now.path;
  }
  /** A move that waits for its confirmation. */
  get confirming(): AskedMove | null {
    return this.#now.asked;
  }
  get amount(): number {
    return this.#now.amount;
  }
  set amount(amount: number) {
    const { least = 0, most = 0 } = this.range ?? {};
    this.#intend({ amount: Math.max(least, Math.min(most, Math.round(amount))) });
  }

  /** Whether it is said already what all of the moves do, by an open group or by the Market's question. */
  readonly within: boolean = $derived.by(() => {
    const group = this.#now.path.at(-1);
    const verbs = new Set((group?.moves ?? this.moves).map((move) => move.verb));
    if (group === undefined) verbs.delete('done');
    return verbs.size === 1 && (group !== undefined || verbs.has('hire'));
  });

  /** What stands on a button. */
  words(choice: Choice): string {
    const [move] = choice.moves;
    const said = this.within || (move !== undefined && saidByQuestion(move, this.moves));
    return choiceWords(choice, this.#labels, said);
  }

  /** The buttons of the prompt, in groups until they have room. */
  readonly choices: Choice[] = $derived.by(() => {
    const moves = this.#now.path.at(-1)?.moves ?? this.moves;
    let choices: Choice[] = [];
    for (let room = BUTTONS; room > 2; room--) {
      choices = choicesOf(moves, this.box, room);
      if (choices.length < 3 || this.#fit(choices)) break;
    }
    return choices;
  });
  /** Even in groups the buttons need two rows. */
  readonly crowded: boolean = $derived.by(() => wide.now && !this.#fit(this.choices));

  #fit(choices: readonly Choice[]): boolean {
    const letters = (choice: Choice): number => this.words(choice).length;
    if (!wide.now) return choices.reduce((sum, choice) => sum + letters(choice), 0) <= SLIM_ROOM;
    const button = stageOf(this.view) === null ? 0 : 5; // the one that lifts the stage
    const width = choices.reduce((sum, choice) => sum + 4.7 + 0.43 * letters(choice), button);
    return width <= (this.path.length > 0 ? PROMPT_ROOM.group : PROMPT_ROOM.question);
  }

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

  /** The button that is pointed at. */
  hinted: Choice | null = $state.raw(null);

  /** Pieces that belong to what was picked, or to the button that is pointed at. */
  readonly picked: ReadonlySet<PieceKey> = $derived.by(() => {
    const { path, asked } = this.#now;
    const open = this.hinted?.moves ?? path.at(-1)?.moves ?? [];
    const moves = asked === null ? open : [asked];
    return new Set(movesByPiece(moves, this.view).keys());
  });

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

  // ---- choosing

  /** A piece was pressed; by touch it is explained first, and its button follows. */
  press(key: PieceKey, touch: boolean): void {
    const moves = this.legal.get(key);
    if (moves === undefined) return;
    this.take({ id: moves.length === 1 ? (moves[0]?.move ?? key) : key, moves }, touch);
  }

  /** A button of the prompt was pressed. */
  take(choice: Choice, carefully = false): void {
    if (this.pending !== null) return;
    const [move] = choice.moves;
    if (isGroup(choice)) this.#intend({ path: [...this.#now.path, choice], asked: null });
    else if (move === undefined) return;
    else if (carefully || this.caution(move) !== null) this.#intend({ asked: move });
    else this.play(move);
  }

  play(move: AskedMove): void {
    if (this.pending !== null) return;
    this.#intend({ path: [], asked: null });
    this.pointed = null;
    this.actions.play(move.move);
  }

  /** What Enter does: confirm, offer, or end. */
  primary(): void {
    const { range: open, confirming, ending } = this;
    if (confirming !== null) this.play(confirming);
    else if (open !== null) this.play(open.moves.get(this.amount) as AskedMove);
    else if (ending !== null && this.path.length === 0) this.play(ending);
  }

  /** One step back; false where there is none. */
  back(): boolean {
    const { path, asked } = this.#now;
    if (asked === null && path.length === 0) return false;
    this.#intend(asked === null ? { path: path.slice(0, -1) } : { asked: null });
    return true;
  }

  /** What is asked again before a move that cannot be undone; null where it can. */
  caution(move: AskedMove): string | null {
    const rolls = !('location' in move) || this.box.locations.get(move.location)?.die !== '';
    return rolls ? tellAs('confirm', move.says, this.reader) : null;
  }

  /** Show another moment; once the game is over, as the same seat saw it. */
  show(version: number): void {
    const seat = this.table.status === 'over' ? this.view.seat : null;
    this.actions.goto(Math.max(0, Math.min(this.latest, version)), seat);
  }

  /** Who cannot see hears one sentence for each scene, or how many there are. */
  #tellScene({ entry }: Scene, waiting: number): void {
    if (waiting > HEARD) {
      if (!this.#summed) announce(t('ui-director-waiting', { count: waiting + 1 }));
      this.#summed = true;
      return;
    }
    this.#summed = false;
    if (entry !== null) announce(plain(tellEntry(entry, this.reader)));
  }

  #intend(change: Partial<Intent>): void {
    this.#intent = { ...this.#now, ...change };
    this.hinted = null;
  }
}

const say: Say = (id, variables) => t(id, variables);

const KEY = Symbol('board');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
