/** The worker that thinks, as the worker with the tables sees it: it is started when it is first asked. */
import type { Order, Thought } from './letters';

interface Ordered {
  note(part: number): void;
  resolve(answer: Uint8Array): void;
  reject(why: Error): void;
}

let thinker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Ordered>();

function start(): Worker {
  const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Thought>) => {
    const one = waiting.get(data.id);
    if ('part' in data) return one?.note(data.part);
    waiting.delete(data.id);
    one?.resolve(data.answer);
  };
  made.onerror = ({ message }) => endThinking(message);
  return made;
}

/** What comes of an order; `note` hears meanwhile which part is done. */
export function think(order: Uint8Array, note: (part: number) => void): Promise<Uint8Array> {
  thinker ??= start();
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { note, resolve, reject });
    thinker?.postMessage({ id, order } satisfies Order);
  });
}

/** End it, whatever it is doing. */
export function endThinking(why = 'it was ended'): void {
  thinker?.terminate();
  thinker = null;
  for (const one of waiting.values()) one.reject(new Error(why));
  waiting.clear();
}
