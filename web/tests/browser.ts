/** As much of a browser as the tests need. */
import { vi } from 'vitest';

export class FakeStorage implements Storage {
  private items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear = () => this.items.clear();
  getItem = (key: string) => this.items.get(key) ?? null;
  key = (index: number) => [...this.items.keys()][index] ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  static to(part: string): FakeSocket[] {
    return FakeSocket.all.filter((one) => one.open && one.secret === part);
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  open = true;

  constructor(readonly url: URL | string) {
    FakeSocket.all.push(this);
  }

  get secret(): unknown {
    return this.sent[0]?.secret;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.open = false;
  }
  /** The server accepts. */
  accept() {
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.open = false;
    this.onclose?.({ code });
  }
  of(type: string) {
    return this.sent.filter((one) => one.type === type);
  }
}

/** Make everything anew; `languages` are those that the browser prefers. */
export function fakeBrowser(languages: string[] = ['en-GB']) {
  FakeSocket.all = [];
  const page = new EventTarget();
  const doc = Object.assign(new EventTarget(), {
    documentElement: { lang: '', dataset: {} },
    visibilityState: 'visible',
    hidden: false,
    title: '',
  });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('document', doc);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', {
    href: 'http://table.test/#/t/abc',
    origin: 'http://table.test',
    pathname: '/',
    hash: '',
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('WebSocket', FakeSocket);
  return { page, doc };
}
