/**
 * The network of the bot `learned`, for a page without numpy: what a view is worth to its seat, and
 * how likely each action is a good one. Says what `raiatea.bots.learned.network` says.
 */

/** Rows of numbers, one behind the other. */
interface Matrix {
  width: number;
  numbers: Float32Array;
}

type Listed = [name: string, shape: number[]][];

/** What `raiatea.bots.learned.packed` says of a network. */
interface Description {
  weights: Listed;
  halves: Listed;
  scale: string;
  kinds: string[];
  pools: string[];
  depth: number;
  cards: Record<string, number[][]>;
  indexes: Record<string, number[]>;
  table: number;
  seat: number;
}

/** Half-precision numbers as others: all that there are, by their bits. */
function halves(): Float32Array {
  const found = new Float32Array(1 << 16);
  for (let bits = 0; bits < found.length; bits++) {
    const exponent = (bits >> 10) & 31;
    const fraction = (bits & 1023) / 1024;
    const size =
      exponent === 0
        ? fraction * 2 ** -14
        : exponent === 31
          ? fraction
            ? NaN
            : Infinity
          : (1 + fraction) * 2 ** (exponent - 15);
    found[bits] = bits & 0x8000 ? -size : size;
  }
  return found;
}

/** Reads what `raiatea.bots.learned.packed` writes. */
export function load(bytes: ArrayBuffer): Network {
  const length = new DataView(bytes).getUint32(0, true);
  const said = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
  const description = JSON.parse(said) as Description;
  const weights: Record<string, Matrix> = {};
  let at = 4 + length;
  for (const [name, shape] of description.weights) {
    const steps = new Int8Array(
      bytes,
      at,
      shape.reduce((size, one) => size * one),
    );
    at += steps.length;
    weights[name] = { width: shape.at(-1)!, numbers: Float32Array.from(steps) };
  }
  const known = halves();
  const view = new DataView(bytes);
  for (const [name, shape] of description.halves) {
    const numbers = new Float32Array(shape.reduce((size, one) => size * one));
    for (let i = 0; i < numbers.length; i++, at += 2) numbers[i] = known[view.getUint16(at, true)]!;
    weights[name] = { width: shape.at(-1)!, numbers };
  }
  if (at !== bytes.byteLength) throw new Error('not a network');
  for (const [name] of description.weights) {
    const { width, numbers } = weights[name]!;
    const scales = weights[name + description.scale]!.numbers;
    for (let i = 0; i < numbers.length; i++) numbers[i] = numbers[i]! * scales[Math.floor(i / width)]!;
  }
  return new Network(description, weights);
}

export class Network {
  readonly #tableSize: number;
  readonly #seatSize: number;
  readonly #table: Matrix;
  readonly #tableBias: Float32Array;
  readonly #seat: Matrix;
  readonly #seatPlaces: Matrix;
  /** How oneself is seen, the sum of the others, and the most of any other. */
  readonly #pools: Matrix[];
  readonly #layers: [weights: Matrix, biases: Float32Array][];
  /** A row for each action and one for the value, each with its bias behind it. */
  readonly #actions: Matrix;

  /** For the packaged cards: as `raiatea.bots.learned.shape` makes it. */
  constructor(description: Description, weights: Record<string, Matrix>) {
    const of = (name: string) => weights[name]!;
    const cards = new Map(
      description.kinds.map((kind) => {
        const rows = description.cards[kind]!;
        const hidden = rows.map((row) => {
          const found = Float32Array.from(of(`${kind} hidden bias`).numbers);
          return relu(add(found, row, of(`${kind} hidden`)));
        });
        const { width } = of(`${kind} card`);
        return [kind, hidden.map((row) => add(new Float32Array(width), row, of(`${kind} card`)))];
      }),
    );
    const rows = (part: string): Matrix => {
      const { width, numbers } = of(`${part} alone`);
      const made: Float32Array[] = [];
      for (let at = 0; at < numbers.length; at += width) made.push(numbers.subarray(at, at + width));
      for (const kind of description.kinds) {
        const about = weights[`${part} ${kind}`]?.numbers ?? new Float32Array();
        const size = cards.get(kind)![0]!.length * width;
        for (let at = 0; at < about.length; at += size) {
          const one = { width, numbers: about.subarray(at, at + size) };
          for (const card of cards.get(kind)!) made.push(add(new Float32Array(width), card, one));
        }
      }
      const index = description.indexes[part]!;
      const found = new Float32Array(index.length * width);
      index.forEach((row, place) => found.set(made[row]!, place * width));
      return { width, numbers: found };
    };
    this.#tableSize = description.table;
    this.#seatSize = description.seat;
    this.#table = rows('table');
    this.#tableBias = of('table bias').numbers;
    this.#seat = rows('seat');
    this.#seatPlaces = of('seat places');
    this.#pools = description.pools.map((pool) => of(`pool ${pool}`));
    this.#layers = Array.from({ length: description.depth }, (_, layer) => [
      of(`layer ${layer}`),
      of(`layer ${layer} bias`).numbers,
    ]);
    this.#actions = rows('actions');
  }

  /**
   * How likely each legal action is the one to play, for one observation after the other. `legal`
   * has for each observation how many actions there are, and then which; -1 counts from the end.
   */
  chances(seen: Float32Array, legal: Int32Array): Float32Array {
    const found: number[] = [];
    let at = 0;
    for (const hidden of this.#thoughts(seen)) {
      const actions = legal.subarray(at + 1, at + 1 + legal[at]!);
      at += 1 + actions.length;
      const logits = Array.from(actions, (action) => this.#out(hidden, action));
      const highest = Math.max(...logits);
      const raised = logits.map((logit) => Math.exp(logit - highest));
      const total = raised.reduce((sum, one) => sum + one, 0);
      for (const one of raised) found.push(one / total);
    }
    return Float32Array.from(found);
  }

  /** The chance to win, for each observation. */
  values(seen: Float32Array): Float32Array {
    return Float32Array.from(
      Array.from(this.#thoughts(seen), (hidden) => 1 / (1 + Math.exp(-this.#out(hidden, -1)))),
    );
  }

  /** What goes into the last matrix, for each observation. */
  *#thoughts(seen: Float32Array): Generator<Float32Array> {
    const seats = this.#seatPlaces.numbers.length / this.#seatPlaces.width;
    const length = this.#tableSize + seats * this.#seatSize;
    for (let start = 0; start < seen.length; start += length) {
      const said = Array.from({ length: seats }, (_, seat) => {
        const first = start + this.#tableSize + seat * this.#seatSize;
        return this.#ofSeat(seen.subarray(first, first + this.#seatSize), seat);
      });
      const [oneself, ...others] = said;
      const total = oneself!.map((_, i) => others.reduce((sum, one) => sum + one[i]!, 0));
      const most = oneself!.map((_, i) => Math.max(...others.map((one) => one[i]!)));
      const hidden = Float32Array.from(this.#tableBias);
      add(hidden, seen.subarray(start, start + this.#tableSize), this.#table);
      [oneself!, total, most].forEach((one, i) => add(hidden, one, this.#pools[i]!));
      relu(hidden);
      for (const [weights, biases] of this.#layers) {
        const more = relu(add(Float32Array.from(biases), hidden, weights));
        for (let i = 0; i < hidden.length; i++) hidden[i] = hidden[i]! + more[i]!;
      }
      yield hidden;
    }
  }

  /** What is said of a seat, which is nothing if nobody sits there: its first number says so. */
  #ofSeat(seen: Float32Array, seat: number): Float32Array {
    const { width, numbers } = this.#seatPlaces;
    if (seen[0] === 0) return new Float32Array(width);
    return relu(add(numbers.slice(seat * width, (seat + 1) * width), seen, this.#seat));
  }

  #out(hidden: Float32Array, action: number): number {
    const { width, numbers } = this.#actions;
    const first = (action < 0 ? numbers.length / width + action : action) * width;
    let sum = numbers[first + hidden.length]!;
    for (let i = 0; i < hidden.length; i++) sum += hidden[i]! * numbers[first + i]!;
    return sum;
  }
}

/** Adds the rows of a matrix, each as often as its value says; most values are 0. */
function add(to: Float32Array, values: ArrayLike<number>, { width, numbers }: Matrix): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value === 0) continue;
    const first = i * width;
    for (let j = 0; j < width; j++) to[j] = to[j]! + value * numbers[first + j]!;
  }
  return to;
}

function relu(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
  return values;
}
