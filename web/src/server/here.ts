/** The server that a page has within itself: a worker, started when it is first asked for something. */
import type { FromWorker, ToWorker } from '../worker/letters';

/** As much of a WebSocket as a connection needs. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Desk {
  post(letter: ToWorker): void;
  /** Answers by the number of what was asked. */
  asked: Map<number, (response: Response) => void>;
  lines: Map<number, Wire>;
}

let desk: Desk | undefined;
let numbered = 0;

function open(): Desk {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  const made: Desk = {
    post: (letter) => worker.postMessage(letter),
    asked: new Map(),
    lines: new Map(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(made, data);
  worker.onerror = ({ message }) => fail(made, message);
  return made;
}

function hear(made: Desk, letter: FromWorker): void {
  switch (letter.kind) {
    case 'answer':
      made.asked.get(letter.id)?.(new Response(letter.text, { status: letter.status }));
      made.asked.delete(letter.id);
      break;
    case 'said':
      made.lines.get(letter.line)?.hear(letter.text);
      break;
    case 'ended':
      made.lines.get(letter.line)?.end(letter.code);
      break;
    case 'failed':
      fail(made, letter.why);
      break;
  }
}

/** Whoever waits for it waits in vain; the next one tries again. */
function fail(made: Desk, message: string): void {
  if (desk === made) desk = undefined;
  const text = JSON.stringify({ error: 'unavailable', message });
  for (const answer of made.asked.values()) answer(new Response(text, { status: 503 }));
  for (const line of [...made.lines.values()]) line.end(1006);
}

/** Ask the worker as one would a server. */
export function ask(path: string, secret: string | null, body: string | undefined): Promise<Response> {
  desk ??= open();
  const made = desk;
  const url = new URL(path, location.origin);
  const id = ++numbered;
  return new Promise((resolve) => {
    made.asked.set(id, resolve);
    made.post({
      kind: 'ask',
      id,
      method: body === undefined ? 'GET' : 'POST',
      path: decodeURIComponent(url.pathname),
      query: url.search.slice(1),
      secret: secret ?? '',
      body: body ?? '',
    });
  });
}

/** A connection to a table of the worker. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private readonly number = ++numbered;
  private readonly desk: Desk;

  constructor(table: string) {
    this.desk = desk ??= open();
    this.desk.lines.set(this.number, this);
    this.desk.post({ kind: 'connect', line: this.number, table });
    queueMicrotask(() => void this.onopen?.call(this as unknown as WebSocket, new Event('open')));
  }

  send(text: string): void {
    this.desk.post({ kind: 'say', line: this.number, text });
  }

  close(): void {
    this.desk.lines.delete(this.number);
    this.desk.post({ kind: 'leave', line: this.number });
  }

  hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }

  end(code: number): void {
    this.desk.lines.delete(this.number);
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

export const connect = (table: string): Socket => new Wire(table);
