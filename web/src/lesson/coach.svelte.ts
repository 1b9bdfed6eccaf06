/** The coach of a lesson: which beat it is at, what it lets one play, and how one goes on. */
import { untrack } from 'svelte';
import type { TableBoard } from '../board/board.svelte';
import { eventsOf } from '../director/scenes';
import { t } from '../language/i18n';
import { sinceRow, wouldLack } from '../board/logic/row';
import { keptLines, tell } from '../board/logic/telling';
import type { AskedMove, Beat, LessonData, LessonInfo } from '../server/wire';
import {
  type LessonNow,
  type CoachPlace,
  allowed,
  goBack,
  goOn,
  begins,
  isFree,
  isRead,
  isUndone,
} from './beats';

export class Coach {
  readonly #board: TableBoard;
  readonly #lesson: LessonData;
  #place: CoachPlace = $state.raw({ beat: 0, version: 0 });
  /** The beat that is spoken now. */
  beat: Beat | null = $state.raw(null);
  /** Whether one plays on without the coach. */
  left = $state(false);
  /** Whether something else was tried than what the coach speaks of. */
  tried = $state(false);
  /** The beat whose moves the coach makes itself. */
  #skips: Beat | null = $state.raw(null);

  constructor(board: TableBoard, lesson: LessonData, { beat, version, left }: LessonInfo) {
    this.#board = board;
    this.#lesson = lesson;
    this.#place = { beat, version };
    this.left = left;
    // What was played before a lesson begins is no part of it.
    if (beat === 0 && version === 0) this.#place = { beat, version: board.newest.version };
  }

  get name(): string {
    return this.#lesson.name;
  }
  get beats(): number {
    return this.#lesson.beats.length;
  }
  /** The number of the beat, from 1 on. */
  get number(): number {
    return Math.min(this.#place.beat + 1, this.beats);
  }
  /** Whether it goes on by a button, and not by what one plays. */
  get reads(): boolean {
    return this.beat !== null && isRead(this.beat);
  }

  get text(): string {
    const { beat } = this;
    if (beat === null) return '';
    const { state, view } = this.#board;
    const short = wouldLack(sinceRow(keptLines(state.log)));
    return t(`lesson-${this.name}-${beat.id}`, { bag: view.public.bag, short });
  }

  /** Why something else has to wait: what is to be done now. */
  get later(): string {
    if (!this.tried || this.beat === null) return '';
    const { offered, chosen, doing, reader } = this.#board;
    const move = this.limit(offered).find((one) => !chosen.includes(one));
    const what = move === undefined ? doing?.words : tell(move.says, reader);
    if (this.reads || what === undefined) return t('ui-lesson-later-read');
    return t('ui-lesson-later', { what });
  }

  /** What may be played while the coach speaks. */
  limit(moves: AskedMove[]): AskedMove[] {
    return this.beat === null ? moves : allowed(this.beat, moves);
  }

  /** How many more are to be chosen, of what the coach asks for together. */
  get missing(): number {
    const { select, chosen, offered } = this.#board;
    if (select === null || this.beat === null || isFree(this.beat)) return 0;
    const more = this.limit(offered).filter((one) => one.terms.kind === 'choice' && !chosen.includes(one));
    return Math.min(more.filter((one) => this.#board.room(one)).length, select.most - chosen.length);
  }

  /** Find the beat for what is shown and asked now. */
  settle(): void {
    if (this.left || this.#board.replaying) this.beat = null;
    else if (this.#board.pending === null) this.#find();
  }

  #find(): void {
    const now = this.#now;
    const { beats } = this.#lesson;
    const back = isUndone(this.#place, now.state);
    const place = back ? goBack(beats, this.#place, now) : goOn(beats, this.#place, now);
    this.#move(place);
    const beat = beats[place.beat] ?? null;
    const speaks = beat !== null && begins(beat, place.version, now) !== null && this.#isSeen(beat);
    if (this.beat !== beat) this.tried = false;
    this.beat = speaks ? beat : null;
    if (this.beat !== this.#skips) this.#skips = null;
    if (this.beat?.on?.event) this.#board.director.hold();
    this.#play();
  }

  /** What happens is spoken of when it has been seen. */
  #isSeen({ on }: Beat): boolean {
    const { director } = this.#board;
    const shown = director.scene !== null && eventsOf(director.scene).some((one) => one.event === on?.event);
    return !shown || director.beat === 'result';
  }

  get #now(): LessonNow {
    const { state, offered, selected, chosen, director } = this.#board;
    return {
      state,
      offered,
      picked: [...(selected === null ? [] : [selected]), ...chosen].map((one) => one.move),
      scene: director.scene === null ? [] : eventsOf(director.scene),
    };
  }

  /** What was said has been read. */
  next(): void {
    if (!this.reads) return;
    this.#move({ ...this.#place, beat: this.#place.beat + 1 });
    this.#board.director.release();
    this.settle();
  }

  /** Past this beat: what it asks for is done by the coach, what it leaves open stays open. */
  skip(): void {
    const { beat } = this;
    if (beat === null) return;
    if (this.reads) this.next();
    else if (isFree(beat)) {
      this.#move({ ...this.#place, beat: this.#place.beat + 1 });
      this.settle();
    } else {
      this.#skips = beat;
      this.#play();
    }
  }

  #play(): void {
    const { pending, sending, offered } = this.#board;
    if (this.#skips === null || pending !== null || sending) return;
    const [move] = this.limit(offered);
    if (move !== undefined) this.#board.play(move);
  }

  /** Play on without the coach. */
  leave(): void {
    this.left = true;
    this.beat = null;
    this.#board.director.release();
    this.#keep();
  }

  #move(place: CoachPlace): void {
    if (place.beat === this.#place.beat && place.version === this.#place.version) return;
    this.#place = place;
    this.#keep();
  }

  #keep(): void {
    this.#board.actions.learn({ ...this.#place, left: this.left });
  }
}

/** Call while a component is made: the coach follows what is shown, asked and chosen. */
export function follow(board: TableBoard): void {
  $effect.pre(() => {
    const { coach, director } = board;
    if (coach === null) return;
    void [board.state, board.offered, board.selected, board.chosen, board.pending, board.sending];
    void [board.replaying, director.scene, director.beat];
    untrack(() => coach.settle());
  });
}
