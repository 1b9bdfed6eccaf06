/** Coming to a table by a link. */
import { claimSeat, getTable, joinTable } from '../server/api';
import { keepClaim, keepSecret, ownSecret, secretForCode } from '../browser/storage';
import type { Join, Table } from '../server/wire';

/** 256 bits, as the server writes them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Use what a link opens. A seat's link is good once: it is exchanged for a secret that only this
 * browser has. That is kept before it is sent, so that a lost answer loses no seat, and so that
 * the same link leads here again.
 */
export async function arrive(id: string, link: string): Promise<void> {
  let own = ownSecret(id, link);
  if (own === undefined) {
    const table = await getTable(id, link);
    if (table.you.invited === null) {
      keepSecret(table, link);
      return;
    }
    own = newSecret();
    keepClaim(table, link, own);
  }
  keepSecret(await claimSeat(id, link, own), own);
}

/** Take the next free seat of a table by its code; opened again, it leads to the same seat. */
export const joinByCode = (code: string): Promise<Table> => sit(code, { code });

/** Take the next free seat of a public table. */
export const joinPublic = (table: string): Promise<Table> => sit(table, { table });

async function sit(code: string, where: Omit<Join, 'secret'>): Promise<Table> {
  const secret = secretForCode(code, newSecret);
  const table = await joinTable({ ...where, secret });
  keepSecret(table, secret);
  return table;
}
