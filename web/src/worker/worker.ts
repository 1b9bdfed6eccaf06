/** The worker that is a page's server: it has the tables, and speaks to the page as a server would. */
import type { PyProxy } from 'pyodide/ffi';
import { between, get, transact } from './books';
import type { FromWorker, ToWorker } from './letters';
import { python } from './python';
import { endThinking, think } from './thinking';

/** The office of `raiatea.page.office`. */
interface Office extends PyProxy {
  ask(method: string, path: string, query: string, secret: string, body: string): Promise<PyProxy>;
  connect(line: number, table: string, say: (text: string) => void, end: (code: number) => void): void;
  hear(line: number, text: string | null): void;
  notice(text: string): void;
}

const post = (letter: FromWorker): void => self.postMessage(letter);

/** The other tabs, which write into the same books. */
const others = new BroadcastChannel('raiatea');
const announce = (text: string): void => others.postMessage(text);

async function open(): Promise<Office> {
  Object.assign(self, { raiatea: { get, between, transact, announce, think, endThinking } });
  const found = await python();
  const made = found.pyimport('raiatea.page.worker') as { open_office(): Promise<Office> };
  const office = await made.open_office();
  others.onmessage = ({ data }) => office.notice(data as string);
  return office;
}

const opened = open();
opened.catch((error: unknown) => post({ kind: 'failed', why: String(error) }));

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void opened.then((office) => heed(office, data));

async function heed(office: Office, letter: ToWorker): Promise<void> {
  switch (letter.kind) {
    case 'ask': {
      const { id, method, path, query, secret, body } = letter;
      const reply = await office.ask(method, path, query, secret, body);
      const [status, text] = reply.toJs() as [number, string];
      reply.destroy();
      post({ kind: 'answer', id, status, text });
      break;
    }
    case 'connect': {
      const { line } = letter;
      const say = (text: string) => post({ kind: 'said', line, text });
      const end = (code: number) => post({ kind: 'ended', line, code });
      office.connect(line, letter.table, say, end);
      break;
    }
    case 'say':
      office.hear(letter.line, letter.text);
      break;
    case 'leave':
      office.hear(letter.line, null);
      break;
  }
}
