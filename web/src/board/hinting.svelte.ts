/** Advice for what I am asked, when I want it: what a bot would do with what I can see. */
import { announce } from '../parts/announce.svelte';
import { name, t } from '../language/i18n';
import type { AdvisedMove, AskedMove, Hint } from '../server/wire';
import type { PieceMark, TableBoard } from './board.svelte';
import { type PieceKey, piecesOf } from './logic/pieces';
import { because } from './logic/say';
import { tell } from './logic/telling';

/** A little longer than the server lets one wait. */
const PATIENCE = 4_000;
const LONGER = 9_000;

/** An advised move as I can make it. */
export interface HintRow extends Omit<AdvisedMove, 'move'> {
  move: AskedMove;
}

export class Hinting {
  readonly #board: TableBoard;
  /** The decision that is advised; none while it is closed. */
  #decision: number | null = $state(null);
  /** What is told now, and what will be when nobody points at it. */
  #told: Hint | null = $state.raw(null);
  #next: Hint | null = null;
  /** For how many of my decisions I have had advice, when it was last told. */
  used = $state(0);
  /** What is being thought about. */
  asking: 'now' | 'longer' | null = $state(null);
  #asked = 0;
  #pointed = false;

  constructor(board: TableBoard) {
    this.#board = board;
  }

  /** Whether I can ask now. */
  readonly offered: boolean = $derived.by(() => {
    const { table, moves, passes, pending, sending } = this.#board;
    return table.you.hints && moves.length > 1 && !passes && pending === null && !sending;
  });
  readonly open: boolean = $derived.by(
    () => this.offered && this.#decision === (this.#board.view.prompt?.decision ?? -1),
  );
  readonly rows: HintRow[] = $derived.by(() => {
    if (!this.open) return [];
    return (this.#told?.moves ?? []).flatMap(({ move, ...rest }) => {
      const found = this.#board.moves.find((one) => one.move === move);
      return found === undefined ? [] : [{ ...rest, move: found }];
    });
  });
  /** The numbers of what is advised, on the pieces. */
  readonly marks: ReadonlyMap<PieceKey, PieceMark> = $derived.by(() => {
    const found = new Map<PieceKey, PieceMark>();
    this.rows.forEach(({ move }, i) => {
      const [piece] = piecesOf(move, this.#board.view);
      if (piece !== undefined && !found.has(piece)) found.set(piece, { text: String(i + 1) });
    });
    return found;
  });
  /** Whose advice it is. */
  get bot(): string | null {
    return this.#told?.bot ?? null;
  }
  get canThinkLonger(): boolean {
    return this.#told?.longer === true && this.#told.bot === 'skilled';
  }

  /** The bulb, or H. */
  toggle(): void {
    if (this.open) this.close();
    else if (this.offered) {
      this.#told = this.#next = null;
      this.#pointed = false; // the list that was pointed at may have gone without a word
      this.#decision = this.#board.view.prompt?.decision ?? -1;
      void this.#ask(false);
    }
  }

  close(): void {
    this.#decision = null;
    this.#asked += 1;
    this.asking = null;
    this.#board.hinted = null;
    if (document.activeElement?.closest('.hint')) document.querySelector<HTMLElement>('.bulb')?.focus();
  }

  thinkLonger(): void {
    if (this.asking === null) void this.#ask(true);
  }

  /** Something was chosen of what is chosen together: what next? */
  goOn(): void {
    const { chosen, select } = this.#board;
    if (this.open && chosen.length < (select?.most ?? 0)) void this.#ask(false);
  }

  /** What somebody points at stays as it is. */
  point(pointed: boolean): void {
    this.#pointed = pointed;
    if (!pointed && this.#next !== null) this.#tell(this.#next);
  }

  async #ask(longer: boolean): Promise<void> {
    const asked = ++this.#asked;
    this.asking = longer ? 'longer' : 'now';
    // Where nothing more can be chosen, advice begins anew.
    const { chosen: all, select } = this.#board;
    const chosen = all.length < (select?.most ?? 0) ? all.map((one) => one.move) : [];
    const late = new Promise<null>((resolve) => setTimeout(resolve, longer ? LONGER : PATIENCE, null));
    const answer = this.#board.actions.hint(this.#decision ?? -1, longer, chosen);
    const hint = await Promise.race([answer, late]).catch(() => null);
    if (asked !== this.#asked) return;
    this.asking = null;
    this.used = hint?.used ?? this.used;
    if (hint === null || hint.moves.length === 0) {
      announce(t('ui-hint-none'));
      if (!longer) this.#told = null;
    } else if (this.#pointed && longer) this.#next = hint;
    else this.#tell(hint);
  }

  #tell(hint: Hint): void {
    this.#told = hint;
    this.#next = null;
    const told = this.rows.map(
      ({ move, reason }, i) => `${i + 1}. ${tell(move.says, this.#board.reader)}. ${because(reason, t)}`,
    );
    announce([t('ui-hint-as', { bot: name('bot', hint.bot) }), ...told].join(' '));
  }
}
