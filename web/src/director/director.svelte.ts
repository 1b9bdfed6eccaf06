/** Shows what happened scene after scene: the board is what has been shown, not the newest. */
import type { Event, State } from '../server/wire';
import type { Reader } from '../board/logic/telling';
import { recapOf } from './recap';
import { BEATS, BRIEF, MOST_BEHIND, MOST_WAITING, SPEEDS, type Speed, isKnown, lengthOf } from './durations';
import { SILENT, type Scene, changedBy, scenesOf, toldUpTo } from './scenes';
import { setting } from './speed.svelte';

export type SceneBeat = 'spotlight' | 'move' | 'result';

interface Cast {
  /** How fast scenes are played where nobody has chosen it. */
  pace: () => Speed;
  /** Hear that a scene begins, and which wait behind it. */
  begins: (scene: Scene, waiting: readonly Scene[]) => void;
  /** Hear of scenes that nobody was shown. */
  missed: (scenes: readonly Scene[]) => void;
}

interface Due {
  at: number;
  act: () => void;
}

export class Director {
  /** What is on the screen; null before anything came. */
  shown: State | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  beat: SceneBeat = $state('spotlight');
  /** How long the present scene lasts. */
  length = $state(0);
  /** What has just taken place on the board. */
  applied: readonly Event[] = $state.raw([]);
  /** The newest there is. */
  newest: State | null = $state.raw(null);
  /** How many times as fast as usual a replay is played; null: it is not. */
  rate: number | null = $state(null);
  /** Whether what was missed is listed. */
  recap = $state(false);
  /** What was missed is played faster than usual, until all of it was seen. */
  #hurried = $state(false);
  #queue: Scene[] = $state.raw([]);
  #steps: Due[] = [];
  #began = 0;
  /** Since when the present scene stands still, because somebody speaks of it; null: it goes on. */
  #held: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #cast: Cast;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  get speed(): Speed {
    if (this.rate !== null) return 'normal';
    if (this.#hurried) return 'fast';
    return setting.chosen ?? this.#cast.pace();
  }
  set speed(speed: Speed) {
    setting.choose(speed);
    if (speed === 'instant') this.land();
  }
  /** The next of the speeds. */
  turn(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Something is being shown or waits for it: nothing can be answered yet. */
  readonly busy = $derived.by(() => this.scene !== null || this.#queue.length > 0);
  /** My own question has arrived and waits behind what is shown. */
  readonly asked = $derived.by(() => this.busy && (this.newest?.view.prompt ?? null) !== null);

  /** A new state: its new lines are played, if anybody can follow them. */
  feed(state: State): void {
    const before = this.newest;
    this.newest = state;
    const fresh = state.log.filter((line) => line.version > (before?.version ?? Infinity));
    const same = before?.view.seat === state.view.seat && before.version <= state.version;
    const known = fresh.every((line) => line.changes !== undefined);
    if (!same || !known || this.speed === 'instant') {
      if (same) this.#cast.missed(fresh.flatMap(scenesOf));
      return this.land();
    }
    const queue = [...this.#queue, ...fresh.flatMap(scenesOf)];
    if (state.view.seat === null && this.#waiting(queue) > MOST_BEHIND) this.#hurried = true;
    this.#queue = this.#inTime(queue);
    const nothing = this.scene === null && this.#queue.length === 0;
    if (nothing || (this.scene === null && !this.recap && !document.hidden)) this.#next();
  }

  /** Somebody looks again: a little plays on, more is listed first. */
  lookAgain(): void {
    if (document.hidden || this.scene !== null || this.#queue.length === 0) return;
    if (this.#queue.filter(({ entry }) => entry !== null).length > 1) this.recap = true;
    else this.#next();
  }

  /** Somebody comes back to the screen: what happened since their last turn is listed. */
  open(reader: Reader): void {
    this.recap = this.speed !== 'instant' && recapOf(this.newest?.log ?? [], reader).length > 0;
  }

  /** Play what was missed, quickly. */
  watch(): void {
    this.recap = false;
    this.#hurried = true;
    if (this.scene === null) this.#next();
  }

  closeRecap(): void {
    this.recap = false;
    if (this.scene === null) this.#next();
  }

  get held(): boolean {
    return this.#held !== null;
  }

  /** Let what is shown stand until it is released. */
  hold(): void {
    if (this.scene === null || this.held) return;
    clearTimeout(this.#timer);
    this.#held = performance.now();
  }

  release(): void {
    if (this.#held === null) return;
    this.#began += performance.now() - this.#held;
    this.#held = null;
    this.#wait();
  }

  /** Show everything at once. */
  land(): void {
    clearTimeout(this.#timer);
    this.#held = null;
    this.recap = false;
    this.#hurried = false;
    this.#queue = [];
    this.#steps = [];
    this.scene = null;
    this.shown = this.newest;
  }

  /** Show the rest of the present scene at once. */
  finish(): void {
    if (this.held) return;
    clearTimeout(this.#timer);
    const steps = this.#steps;
    this.#steps = [];
    for (const { act } of steps) act();
  }

  /** The oldest become brief where too much waits; the last player's turn is played in full. */
  #inTime(scenes: Scene[]): Scene[] {
    const { speed } = this;
    if (speed === 'instant') return scenes;
    const last = scenes.findLast(({ seat }) => seat !== null && seat !== this.newest?.view.seat);
    const turn = scenes.findLastIndex(({ seat }) => seat !== null && seat !== last?.seat) + 1;
    let waiting = this.#waiting(scenes);
    return scenes.map((scene, i) => {
      if (waiting <= MOST_WAITING[speed] || i >= turn || scene.brief) return scene;
      waiting -= this.#lengthOf(scene) - BRIEF;
      return { ...scene, brief: true };
    });
  }

  #waiting(scenes: readonly Scene[]): number {
    return scenes.reduce((sum, scene) => sum + this.#lengthOf(scene), 0);
  }

  #lengthOf(scene: Scene): number {
    if (scene.kind === SILENT) return 0;
    return scene.brief ? BRIEF : lengthOf(scene.kind, this.speed, this.#mine(scene)) / (this.rate ?? 1);
  }

  #mine({ seat }: Scene): boolean {
    return seat !== null && seat === this.newest?.view.seat;
  }

  #next(): void {
    for (let scene = this.#queue[0]; scene !== undefined; scene = this.#queue[0]) {
      this.#queue = this.#queue.slice(1);
      this.#stage(scene);
      if (this.length > 0) {
        this.#cast.begins(scene, this.#queue);
        this.scene = scene;
        return this.#wait();
      }
      const steps = this.#steps.slice(0, -1); // without going on to the next, which this loop does
      this.#steps = [];
      for (const { act } of steps) act();
    }
    this.scene = null;
    this.#hurried = false;
    this.shown = this.newest;
  }

  /** Sets out when what of a scene takes place. */
  #stage(scene: Scene): void {
    const { from, until } = scene;
    const begins = scene.step > 0 || (this.#mine(scene) && isKnown(scene.kind)) ? 0 : BEATS.spotlight;
    this.length = this.#lengthOf(scene);
    this.beat = begins === 0 ? 'move' : 'spotlight';
    this.#began = performance.now();
    const result = begins + BEATS.move;
    const at = (part: number): number => part * this.length;
    this.#steps = [{ at: at(begins), act: () => (this.beat = 'move') }];
    // A step of a ceremony begins on its own stage.
    if (scene.step > 0) this.#steps.unshift({ at: 0, act: () => this.#close(scene) });
    for (let i = from; i < until; i++) {
      // The die lies still before anybody gets anything; the last points come with their count.
      let part = begins + (BEATS.move * (i - from)) / (until - from);
      if (scene.kind === 'die' && i > from) part = result;
      if (scene.kind === 'end') part = 1;
      this.#steps.push({ at: at(part), act: () => this.#apply(scene, i) });
    }
    this.#steps.push({ at: at(result), act: () => (this.beat = 'result') });
    this.#steps.push({ at: this.length, act: () => this.#close(scene) });
    this.#steps.push({ at: this.length, act: () => this.#next() });
    this.#steps.sort((one, other) => one.at - other.at);
  }

  #wait(): void {
    const step = this.#steps[0];
    if (step === undefined) return;
    const left = this.#began + step.at - performance.now();
    this.#timer = setTimeout(
      () => {
        // What takes place at the same moment is seen at the same moment.
        const due = this.#steps.filter(({ at }) => at === step.at);
        this.#steps = this.#steps.slice(due.length);
        const more = this.#steps.length > 0; // the last one begins another scene
        for (const { act } of due) act();
        if (more) this.#wait();
      },
      Math.max(0, left),
    );
  }

  #apply({ line }: Scene, i: number): void {
    const { shown } = this;
    if (shown === null) return;
    const entries = shown.log.findLast((one) => one.version === line.version)?.story.length ?? 0;
    this.applied = line.events.slice(i, i + 1);
    this.shown = toldUpTo(changedBy(shown, line.changes?.[i] ?? []), line, i + 1, entries);
  }

  /** The scene is over: it stands in the log, and with its last one the line is. */
  #close({ line, entry, last }: Scene): void {
    let { shown } = this;
    if (shown === null) return;
    if (entry !== null) {
      const events = line.story[line.story.indexOf(entry) + 1]?.first ?? line.events.length;
      shown = toldUpTo(shown, line, events, line.story.indexOf(entry) + 1);
    }
    if (last) {
      shown = changedBy(
        toldUpTo(shown, line, line.events.length, line.story.length),
        line.changes?.at(-1) ?? [],
      );
      shown = { ...shown, version: line.version };
    }
    this.shown = shown;
  }
}
