/** Nothing is pressed by accident: twice in a row, or because it came to lie under the hand. */
import type { Point } from './arrows';

const AFTER_ANSWER = 350;
const UNDER_POINTER = 700;
/** So far a pointer has to move, in pixels, to be meant. */
const MEANT = 8;

const ANSWERS = '.prompt :is(.pick, .do, .far, .agree), button.legal, .option';

export class Guard {
  /** Whether the bar does not listen, because something was just answered. */
  inert = $state(false);
  #waking: ReturnType<typeof setTimeout> | undefined;
  #changed = -Infinity;
  #down = Infinity;
  #rests: Point = { x: 0, y: 0 };
  #pointer: Point = { x: 0, y: 0 };
  #moved = true;

  /** Something was answered. */
  answered(): void {
    clearTimeout(this.#waking);
    this.inert = true;
    this.#waking = setTimeout(() => (this.inert = false), AFTER_ANSWER);
  }

  /** Other buttons stand there now. */
  changed(): void {
    this.#changed = performance.now();
    this.#rests = this.#pointer;
    this.#moved = false;
  }

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.#pointer = { x, y };
    if (Math.hypot(x - this.#rests.x, y - this.#rests.y) >= MEANT) this.#moved = true;
  };

  readonly down = (event: PointerEvent): void => {
    this.#down = performance.now();
    if (event.pointerType === 'touch')
      this.#moved = true; // a finger does not rest, it comes
    else this.move(event);
  };

  /** Whether a click is meant; one by key was made with the focus on the button. */
  #meant(event: MouseEvent): boolean {
    if (this.inert) return false;
    if (event.detail === 0) return true;
    const resting = !this.#moved && performance.now() - this.#changed < UNDER_POINTER;
    return this.#down >= this.#changed && !resting;
  }

  readonly click = (event: MouseEvent): void => {
    const answer = event.target instanceof Element && event.target.closest(ANSWERS);
    // The second click of two that answered means nothing else that came to lie there, either.
    const again = this.inert && event.detail > 1;
    if (!again && (!answer || this.#meant(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
