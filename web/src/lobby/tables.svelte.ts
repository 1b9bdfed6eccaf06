/** One's tables, asked for together, now and then while the page is looked at. */
import { getMine, getTable } from '../server/api';
import { wear } from '../browser/badge';
import { keepSecret, knownTables } from '../browser/storage';
import type { TableAtAGlance } from '../server/wire';
import { type MyTable, askedOf, nextTables, rows } from './mine';

const EVERY = 20_000;

export class Tables {
  private known = $state.raw(knownTables());
  private glances = $state.raw(new Map<string, TableAtAGlance>());
  private asked = $state.raw(new Set<string>());
  readonly rows: MyTable[] = $derived(rows(this.known, this.glances, this.asked));

  /** Keep them up to date until this is called. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    look();
    const every = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', look);
    };
  }

  read(): void {
    this.known = knownTables();
  }

  private async look(): Promise<void> {
    const wanted = askedOf(this.known);
    if (wanted.length === 0) return;
    try {
      const found = await getMine(wanted);
      const next = nextTables(found, this.known);
      for (const { table, secret } of next) {
        keepSecret(await getTable(table, secret), secret, false);
      }
      this.glances = new Map(found.map((one) => [one.table, one]));
      this.asked = new Set(wanted.map((one) => one.table));
      this.read();
      if (next.length > 0) return await this.look(); // how those stand
      wear(new Map(this.rows.map(({ known, standing }) => [known.table, standing === 'turn'])));
    } catch {
      // What is known here is shown all the same.
    }
  }
}
