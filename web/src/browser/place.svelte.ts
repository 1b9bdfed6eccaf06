/** The page's present place, kept up with the address. */
import { type Route, isBook, parse, tableHash } from './router';

class Place {
  route: Route = $state.raw(parse(location.hash));
  /** The table that lies beneath while something to read is open over it. */
  beneath: Route | null = $state.raw(null);
}

export const place = new Place();

addEventListener('hashchange', follow);

function follow(): void {
  const next = parse(location.hash);
  const { route } = place;
  if (!isBook(next)) place.beneath = null;
  else if (!isBook(route)) place.beneath = route.page === 'table' ? route : null;
  place.route = next;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Go on elsewhere without leaving the present address in the history: it may hold a secret. */
export function replace(hash: string): void {
  history.replaceState(history.state, '', hash);
  follow();
}

/** Back to the table beneath, however much was looked up. */
export function closeBook(): void {
  const { beneath } = place;
  if (beneath?.page === 'table') go(tableHash(beneath.table, beneath));
}
