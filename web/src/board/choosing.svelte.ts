/** What the player is about to do: groups that are open, what is chosen, the one filled button. */
import { cue } from '../browser/sound';
import type { Actions } from './actions';
import { t } from '../language/i18n';
import type { AskedMove, Selection, State, Terms, View } from '../server/wire';
import { Guard } from './guard.svelte';
import type { Box } from './logic/box';
import { type Choice, choicesOf, isGroup } from './logic/choices';
import { range } from './logic/moves';
import { type PieceKey, movesByPiece } from './logic/pieces';
import { type Reader, tell, tellAs } from './logic/telling';
import { isWorded, unsaid } from './logic/terms';
import { allWords, choiceTerms, choiceWords, memberWords } from './logic/words';
import { wide } from './wide.svelte';

/** What the player has picked within one decision, and not yet played. */
interface Intent {
  decision: number;
  path: Choice[];
  selected: AskedMove | null;
  amount: number;
  /** Moves that are chosen together, in their order. */
  chosen: AskedMove[];
  /** A move whose button asks whether it is really meant. */
  doubted: string | null;
}

/** What is on the filled button: what it says, what it costs and brings, and whether it may be pressed. */
export interface Doing {
  words: string;
  terms: Partial<Terms> | null;
  /** Why it cannot be pressed yet. */
  reason: string | null;
  act: () => void;
}

const BUTTONS = 6;
/** What the buttons of the prompt may fill, in rem: one row of a wide table, three rows of a phone. */
const PROMPT_ROOM = 66;
const SLIM_ROOM = 72;

const NOTHING = { path: [], selected: null, chosen: [], doubted: null };

/** What reveals or rolls is done in two steps, and so is going somewhere: its forecast comes first. */
const needsDo = (move: AskedMove): boolean => move.terms.rolls || move.terms.reveals || move.verb === 'go';

/** What is pointed at: its key, and where its explanation is to stand. */
export interface Pointed {
  key: PieceKey;
  at: Element;
}

export abstract class Choosing {
  abstract readonly state: State;
  /** Further than the state while something is being shown. */
  abstract readonly newest: State;
  abstract readonly view: View;
  abstract readonly box: Box;
  abstract readonly reader: Reader;
  abstract readonly actions: Actions;
  abstract readonly moves: AskedMove[];
  abstract readonly legal: ReadonlyMap<PieceKey, AskedMove[]>;
  abstract readonly pending: string | null;
  /** How long a move has to wait before it is sent. */
  abstract waits(move: AskedMove): number;
  /** How many more a coach wants chosen together. */
  abstract readonly wanted: number;

  #intent: Intent = $state.raw({ ...NOTHING, decision: -1, amount: 0 });
  pointed: Pointed | null = $state.raw(null);
  readonly guard = new Guard();
  /** What is still to be sent of moves that were chosen together, and the question they answer. */
  #queue: { step: string; after: number; moves: string[] } | null = $state.raw(null);
  /** For buttons. */
  readonly brief: Reader = $derived.by(() => ({ ...this.reader, brief: true }));
  readonly asked = $derived.by(() => this.moves.length > 0);
  readonly range = $derived.by(() => range(this.moves));
  /** What ends the turn, and what gives something up: they stand apart. */
  readonly end = $derived.by(() => this.moves.find((move) => move.terms.kind === 'end') ?? null);
  readonly forgo = $derived.by(() => {
    if (this.range !== null && this.#now.amount > this.range.least) return null;
    return this.moves.find((move) => move.terms.kind === 'forgo') ?? null;
  });
  /** How many are to be chosen before they are played. */
  readonly select = $derived.by(() => (this.asked ? (this.state.asked?.select ?? null) : null));

  readonly #now: Intent = $derived.by(() => {
    const decision = this.view.prompt?.decision ?? -1;
    return this.#intent.decision === decision
      ? this.#intent
      : { ...NOTHING, decision, amount: this.range?.least ?? 0 };
  });

  /** The groups that were opened, the outermost first. */
  get path(): Choice[] {
    return this.#now.path;
  }
  /** The move that was pointed out and not yet done. */
  get selected(): AskedMove | null {
    return this.#now.selected;
  }
  /** The moves that were chosen together so far. */
  get chosen(): AskedMove[] {
    return this.#now.chosen;
  }
  get doubted(): string | null {
    return this.#now.doubted;
  }
  get amount(): number {
    return this.#now.amount;
  }
  set amount(amount: number) {
    const { least = 0, most = 0 } = this.range ?? {};
    this.#intend({ amount: Math.max(least, Math.min(most, Math.round(amount))), doubted: null });
  }

  /** What stands on a button. */
  words(choice: Choice): string {
    const [move] = choice.moves;
    const chosen = this.select !== null && move?.terms.kind === 'choice' && !isGroup(choice);
    return (chosen ? memberWords(move, this.brief) : null) ?? choiceWords(choice, this.brief);
  }

  /** The buttons of the prompt, in groups where they are many. */
  readonly choices: Choice[] = $derived.by(() => {
    if (this.range !== null) return [];
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
    const width = (choice: Choice): number => {
      const { cost = [], gain = [] } = choiceTerms(choice);
      const items = unsaid([...cost, ...gain]);
      const worded = items.filter((item) => isWorded(item, false)).length;
      return 3.9 + 0.45 * this.words(choice).length + 2.6 * items.length + 2.4 * worded;
    };
    const beside = (this.end ?? this.forgo) === null ? 0 : 9;
    const room = wide.now ? PROMPT_ROOM - beside : SLIM_ROOM;
    return choices.reduce((sum, choice) => sum + width(choice), 0) <= room;
  }

  /** The button that is pointed at. */
  hinted: Choice | null = $state.raw(null);

  /** Pieces that were picked, and how many where several are alike; one that was opened is too. */
  readonly picked: ReadonlyMap<PieceKey, number> = $derived.by(() => {
    const { path, selected, chosen } = this.#now;
    const open = selected === null ? path.at(-1) : undefined;
    const picked = new Map<PieceKey, number>(open === undefined ? [] : [[open.id, 1]]);
    for (const move of [...chosen, ...(selected === null ? [] : [selected])])
      for (const key of movesByPiece([move], this.view).keys()) picked.set(key, (picked.get(key) ?? 0) + 1);
    return picked;
  });

  /** Pieces that belong to the button that is pointed at, or to the group that is open: not picked yet. */
  readonly meant: ReadonlySet<PieceKey> = $derived.by(() => {
    const moves = this.hinted?.moves ?? this.#now.path.at(-1)?.moves ?? [];
    return new Set(movesByPiece([...moves], this.view).keys());
  });

  /** A piece was pressed; by touch it is explained first, and its button follows. One that is open closes. */
  press(key: PieceKey, touch: boolean): void {
    const moves = this.legal.get(key);
    if (moves === undefined) return;
    if (this.selected === null && key === this.path.at(-1)?.id) return void this.back();
    const [one] = moves;
    if (this.select !== null && moves.length === 1 && one !== undefined)
      return this.take({ id: one.move, moves });
    this.take({ id: moves.length === 1 ? (one?.move ?? key) : key, moves }, touch);
  }

  /** A button of the prompt was pressed. */
  take(choice: Choice, carefully = false): void {
    if (this.pending !== null || this.sending) return;
    cue('tap');
    const [move] = choice.moves;
    if (isGroup(choice)) this.#intend({ path: [...this.#now.path, choice], selected: null, doubted: null });
    else if (move === undefined) return;
    else if (this.select !== null && move.terms.kind === 'choice') this.toggle(move);
    else if (carefully || needsDo(move)) this.#intend({ selected: move, doubted: null });
    else this.play(move);
  }

  /** Choose a move and not play it yet, whatever it is: what does it is the filled button. */
  prefer(move: AskedMove): void {
    if (this.pending !== null || this.sending) return;
    if (this.range !== null && 'amount' in move) this.amount = move.amount;
    else if (this.select === null || (move.terms.kind !== 'choice' && this.chosen.length === 0))
      this.#intend({ path: [], selected: move, doubted: null });
    else if (move.terms.kind === 'choice' && !this.chosen.includes(move)) this.toggle(move);
  }

  /** Choose a move with others, or no longer. */
  toggle(move: AskedMove): void {
    const { select, chosen } = this;
    if (select === null) return;
    const copies = select.copies[move.move] ?? 1;
    const times = chosen.filter((one) => one.move === move.move).length;
    const others = chosen.filter((one) => one.move !== move.move);
    if (select.most === 1) this.#intend({ chosen: times > 0 ? [] : [move] });
    else if (times >= copies || (times > 0 && !this.room(move))) this.#intend({ chosen: others });
    else if (this.room(move)) this.#intend({ chosen: [...chosen, move] });
  }

  /** Whether one more may be chosen, and this one. */
  room(move: AskedMove): boolean {
    const { select, chosen } = this;
    if (select === null || chosen.length >= select.most) return select?.most === 1;
    const limited = chosen.filter((one) => select.limited.includes(one.move)).length;
    return limited < select.limit || !select.limited.includes(move.move);
  }

  /** What Enter does: the one thing to do, or what was chosen; never something that is given up. */
  readonly doing: Doing | null = $derived.by(() => {
    const { selected } = this.#now;
    if (!this.asked) return null;
    if (selected !== null) return this.#does(selected);
    if (this.select !== null && this.chosen.length > 0) return this.#doesAll(this.select);
    if (this.range !== null) {
      const move = this.range.moves.get(this.amount);
      return move === undefined || move.terms.kind === 'forgo' ? null : this.#does(move, this.#muchMana);
    }
    const alone = this.moves.find((move) => move.terms.kind === 'do');
    if (alone !== undefined && this.path.length === 0) return this.#does(alone);
    return this.select === null ? null : this.#doesAll(this.select);
  });

  /** Whether the filled button may still come: its place is kept, so that nothing moves for it. */
  readonly mayDo = $derived.by(() => this.select !== null || this.moves.some(needsDo));

  get #muchMana(): boolean {
    return this.amount * 2 > (this.range?.most ?? 0);
  }

  #does(move: AskedMove, doubtful = false): Doing {
    const doubted = this.doubted === move.move;
    return {
      words: (doubted ? tellAs('lose', move.says, this.brief) : null) ?? tell(move.says, this.brief),
      terms: doubted ? null : move.terms,
      reason: null,
      act: () => (doubtful ? this.#sure(move) : this.play(move)),
    };
  }

  #doesAll(select: Selection): Doing | null {
    const { chosen } = this;
    const [first] = chosen.length > 0 ? chosen : this.moves;
    if (first === undefined || (chosen.length === 0 && select.least === 0)) return null;
    const missing = Math.max(0, select.least - chosen.length, this.wanted);
    const vp = this.state.asked?.says.variables.vp;
    const gain = { what: 'points', least: Number(vp), most: Number(vp), name: null, said: false };
    return {
      words: allWords(chosen, this.moves, this.brief) ?? '',
      terms: { gain: vp === undefined ? [] : [gain], note: chosen.at(-1)?.terms.note ?? null },
      reason: missing > 0 ? t('ui-board-choose-more', { count: missing }) : null,
      act: () => (missing > 0 ? undefined : this.#sendAll(select)),
    };
  }

  /** Press twice for what is not lightly done. */
  #sure(move: AskedMove): void {
    if (this.doubted === move.move) return this.play(move);
    this.#intend({ doubted: move.move });
    this.guard.answered();
  }

  #sendAll({ finish }: Selection): void {
    const moves = [...this.chosen.map((one) => one.move), ...(finish === null ? [] : [finish])];
    this.#queue = { step: this.view.prompt?.question ?? '', after: -1, moves };
    this.pump();
  }

  /** What is asked about before it is taken back, although something was revealed; null for nothing. */
  takingBack: string | null = $state(null);
  /** Since when what is asked now has been asked, all that led there having been shown. */
  #asked = { decision: -1, since: 0 };
  noteAsked(): void {
    const { decision = -1 } = this.asked ? (this.view.prompt ?? {}) : {};
    if (decision !== this.#asked.decision) this.#asked = { decision, since: performance.now() };
  }
  get askedFor(): number {
    return performance.now() - this.#asked.since;
  }
  /** Whether the only answer is being given by itself. */
  passes = $state(false);
  /** The version in which a hand came near the bar: from then on nothing passes by itself. */
  #touchedAt = $state(-1);
  get touched(): boolean {
    return this.#touchedAt === this.state.version;
  }
  touch(): void {
    this.#touchedAt = this.state.version;
  }
  /** Whether moves that were chosen together are still on their way. */
  get sending(): boolean {
    return this.#queue !== null;
  }

  /** Send the next of the moves that were chosen together, as soon as the last one is in. */
  pump(): void {
    if (this.#queue === null || this.pending !== null) return;
    const [next, ...rest] = this.#queue.moves;
    const move = this.moves.find((one) => one.move === next);
    if (this.newest !== this.state && this.newest.version > this.state.version) return;
    const { question = '', decision = -1 } = this.view.prompt ?? {};
    // What was refused, or is no longer asked, ends it.
    const goesOn = question === this.#queue.step && decision !== this.#queue.after;
    if (move === undefined || !goesOn) this.#queue = null;
    else {
      const first = this.#queue.after < 0;
      this.#queue = { ...this.#queue, after: decision, moves: rest };
      this.play(move, first ? this.waits(move) : 0);
    }
  }

  play(move: AskedMove, after = this.waits(move)): void {
    if (this.pending !== null) return;
    this.#intend(NOTHING);
    this.pointed = null;
    this.guard.answered();
    this.actions.play(move.move, after);
  }

  /** What Enter does; nothing while something else is asked in its place. */
  primary(): void {
    if (this.pending !== null || this.sending || this.takingBack !== null) return;
    if (this.doing !== null) this.doing.act();
    else if (this.end !== null && this.moves.length === 1) this.play(this.end);
  }

  /** End the turn, or give up what is offered: what is free only when it is said twice. */
  leave(move: AskedMove): void {
    if (this.pending !== null || this.sending) return;
    if (move.terms.loses) this.#sure(move);
    else this.play(move);
  }

  /** One step back; false where there is none. */
  back(): boolean {
    const { path, selected, chosen, doubted } = this.#now;
    if (this.takingBack !== null) this.takingBack = null;
    else if (doubted !== null) this.#intend({ doubted: null });
    else if (selected !== null) this.#intend({ selected: null });
    else if (chosen.length > 0) this.#intend({ chosen: [] });
    else if (path.length > 0) this.#intend({ path: path.slice(0, -1) });
    else return false;
    return true;
  }

  #intend(change: Partial<Intent>): void {
    this.#intent = { ...this.#now, ...change };
    this.hinted = null;
    this.takingBack = null; // something else was meant
  }
}
