/** Plays what happened on the stage, scene after scene; a click or key finishes it. */
import type { Event } from '../server/wire';
import { type Scene, scenesOf } from './logic/scenes';
import { REVEAL, isCalm } from './motion';

const LOOK = 2600; // so long a reveal stays to be read
const MOST_SCENES = 3; // of what piled up while nobody looked, the last ones

export class Playback {
  #queue: Scene[] = $state.raw([]);
  #step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.#queue[0] ?? null;
  }

  /** The ritual of the row that is being shown. */
  get playhead(): number | null {
    const { scene } = this;
    return scene?.kind !== 'row' || this.#step > scene.last ? null : this.#step;
  }

  feed(events: readonly Event[], performedBefore: number): void {
    const scenes = scenesOf(events, performedBefore);
    if (scenes.length === 0) return;
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...scenes].slice(-MOST_SCENES);
    if (idle) this.#begin();
  }

  /** Finish everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #begin(): void {
    const { scene } = this;
    clearTimeout(this.#timer);
    if (scene === null) return;
    this.#step = scene.kind === 'row' && !isCalm() ? scene.first : Infinity;
    this.#wait();
  }

  #wait(): void {
    const last = this.playhead === null;
    this.#timer = setTimeout(
      () => {
        if (last) {
          this.#queue = this.#queue.slice(1);
          this.#begin();
        } else {
          this.#step += 1;
          this.#wait();
        }
      },
      last ? LOOK : REVEAL,
    );
  }
}
