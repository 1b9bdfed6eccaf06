/** What may be done with a game that is over. */
import { getMine, getRecord, getTable, rematch } from '../server/api';
import { go } from '../browser/place.svelte';
import { tableHash } from '../browser/router';
import { save } from '../browser/save';
import type { Session } from '../table/session.svelte';
import { keepCreated, keepSecret } from '../browser/storage';

/** The same people again, at a new table. */
export async function playAgain({ id, host, seatsHere, secretOf }: Session): Promise<void> {
  if (host === undefined) return;
  const created = await rematch(id, host);
  keepCreated(created, await getTable(created.table, created.host));
  // A host who came by a link finds their seat as the guests do.
  const found = await getMine(seatsHere.map((seat) => ({ table: id, secret: secretOf(seat)! })));
  for (const next of found.map((glance) => glance.rematch)) {
    if (next !== null) keepSecret(await getTable(next.table, next.secret), next.secret);
  }
  go(tableHash(created.table));
}

/** Let the browser save the record as a file. */
export async function saveRecord({ id, secret }: Session): Promise<void> {
  if (secret === undefined) return;
  save(await getRecord(id, secret), `raiatea-${id}.json`);
}
