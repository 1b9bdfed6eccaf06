/** The live connection of one secret: it comes back by itself, and loses or repeats no move. */
import { refused, tablePath } from './api';
import { type Socket, connect } from './here';
import { here } from './where';
import type { ChatLine, Message, News, State, Table } from './wire';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;

/** A message that the server answers; the connection numbers them. */
export type Wish = WithoutId<Message>;

export type Connection = 'connecting' | 'open' | 'lost';

export interface Ears {
  /** The present state; its log has only the lines that did not come before. */
  state(state: State): void;
  table(table: Table): void;
  chat(lines: ChatLine[]): void;
  /** The host has set up the next game, and this is one's seat there. */
  invited(table: string, secret: string): void;
  connection(connection: Connection): void;
  /** The server will never let this secret in. */
  shut(why: Error): void;
}

interface Unanswered {
  wish: Wish & { id: string };
  sent: boolean;
  resolve(): void;
  reject(why: Error): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;

/** The server closes with 4000 and the status of its refusal; only "unknown" is for good. */
const UNKNOWN = 4404;
const TOO_MANY = 4429;
const CROWDED_WAIT = 30_000;

export class Live {
  private socket: Socket | null = null;
  private since: number | null = null;
  private failures = 0;
  private asked = 0;
  private readonly name = Math.random().toString(36).slice(2, 12);
  private greeted = false;
  private stopped = false;
  private nextTry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Unanswered>();

  constructor(
    private readonly table: string,
    private readonly secret: string,
    private readonly ears: Ears,
  ) {
    // A table of this browser is there as long as the page is.
    if (!here) {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.breakOff);
      document.addEventListener('visibilitychange', this.hurry);
    }
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.breakOff);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    for (const one of this.waiting.values()) one.reject(lost());
    this.waiting.clear();
  }

  /** Ask for something; it is sent again after a break until the server has answered. */
  send(wish: Wish): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = `${this.name}-${++this.asked}`;
      const one: Unanswered = { wish: { ...wish, id }, sent: false, resolve, reject };
      this.waiting.set(id, one);
      if (this.greeted) this.transmit(one);
    });
  }

  private connect(): void {
    this.ears.connection('connecting');
    const socket = here ? connect(this.table) : overTheNetwork(this.table);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', secret: this.secret, since: this.since }));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(data as string) as News);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code === UNKNOWN) this.shut();
      else this.lose(code === TOO_MANY ? CROWDED_WAIT : undefined);
    };
    this.beat(PONG_WITHIN);
  }

  private hear(message: News): void {
    this.beat(PING_EVERY);
    switch (message.type) {
      case 'state':
        this.ears.table(message.table);
        this.note(message.state);
        this.greet();
        break;
      case 'lobby':
        this.ears.table(message.table);
        this.greet();
        break;
      case 'update':
        this.note(message.state);
        break;
      case 'table':
        this.ears.table(message.table);
        break;
      case 'chat':
        this.ears.chat(message.lines);
        break;
      case 'rematch':
        this.ears.invited(message.table, message.secret);
        break;
      case 'done':
        this.take(message.id)?.resolve();
        break;
      case 'refused':
        this.take(message.id)?.reject(refused(message.status, message));
        break;
    }
  }

  private note(state: State): void {
    const log = state.log.filter(({ version }) => version > (this.since ?? 0));
    this.since = state.version;
    this.ears.state({ ...state, log });
  }

  private greet(): void {
    this.greeted = true;
    this.failures = 0;
    this.ears.connection('open');
    for (const one of [...this.waiting.values()]) {
      // A decision is answered only once, so a move can be repeated; of anything else that was
      // sent before the break one cannot know whether it arrived.
      if (one.sent && one.wish.type !== 'move') this.take(one.wish.id)?.reject(lost());
      else this.transmit(one);
    }
  }

  private take(id: string): Unanswered | undefined {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    return one;
  }

  private transmit(one: Unanswered): void {
    one.sent = true;
    this.socket?.send(JSON.stringify(one.wish));
  }

  private shut(): void {
    this.stop();
    this.ears.shut(refused(404, { error: 'unknown-table' }));
  }

  private lose(longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)): void {
    this.drop();
    if (this.stopped) return;
    // What this browser could not keep it told too soon: then all is told anew.
    if (here) this.since = null;
    this.ears.connection('lost');
    this.failures += 1;
    // Spread out, so that a server that comes back is not asked by everyone at once.
    this.nextTry = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.nextTry);
    clearTimeout(this.heartbeat);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Also says what has arrived, so that the server can send again what has not. */
  private ping(): void {
    this.socket?.send(JSON.stringify({ type: 'ping', version: this.since }));
  }

  private beat(after: number): void {
    clearTimeout(this.heartbeat);
    if (here) return;
    this.heartbeat = setTimeout(() => {
      if (!this.greeted || after === PONG_WITHIN) return this.lose();
      this.ping();
      return this.beat(PONG_WITHIN);
    }, after);
  }

  /** The device says that it is offline: no need to wait for the silence. */
  private readonly breakOff = (): void => {
    if (this.socket !== null) this.lose();
  };

  /** Back online, or looked at again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.socket === null) {
      clearTimeout(this.nextTry);
      this.failures = 0;
      this.connect();
    } else if (this.greeted) {
      this.ping();
      this.beat(PONG_WITHIN);
    }
  };
}

function overTheNetwork(table: string): WebSocket {
  const url = new URL(`${tablePath(table)}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return new WebSocket(url);
}

const lost = (): Error => refused(0, { message: 'the connection was lost' });
