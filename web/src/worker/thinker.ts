/** A worker that thinks about what takes long: bots that search or have learnt, reviews. */
import type { Order, Thought } from './letters';
import { load } from './network';
import { bytes, python } from './python';

interface Thinker {
  think(order: Uint8Array, note: (part: number) => void): Uint8Array;
}

const post = (thought: Thought): void => self.postMessage(thought);

async function open(): Promise<Thinker> {
  const [found, weights] = await Promise.all([python(), bytes('network')]);
  const network = load(weights.buffer);
  const seenBy = (data: Uint8Array) => new Float32Array(data.slice().buffer);
  const sent = (answer: Float32Array) => new Uint8Array(answer.buffer);
  const chances = (seen: Uint8Array, legal: Uint8Array) =>
    sent(network.chances(seenBy(seen), new Int32Array(legal.slice().buffer)));
  const values = (seen: Uint8Array) => sent(network.values(seenBy(seen)));
  Object.assign(self, { raiatea: { chances, values } });
  return found.pyimport('raiatea.page.worker') as Thinker;
}

const opened = open();

self.onmessage = ({ data: { id, order } }: MessageEvent<Order>) =>
  void opened.then((thinker) => {
    const answer = thinker.think(order, (part) => post({ id, part }));
    post({ id, answer });
  });
