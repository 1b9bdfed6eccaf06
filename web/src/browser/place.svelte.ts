/** The page's present place, kept up with the address. */
import { type Route, parse, tableHash } from './router';

class Place {
  route: Route = $state.raw(parse(location.hash));
  /** The table that lies beneath while the rules are open over it. */
  beneath: Route | null = $state.raw(null);
}

export const place = new Place();

addEventListener('hashchange', follow);

function follow(): void {
  const next = parse(location.hash);
  const { route } = place;
  if (next.page !== 'rules') place.beneath = null;
  else if (route.page !== 'rules') place.beneath = route.page === 'table' ? route : null;
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

/** Back to the table beneath the rules, however many of them were looked up. */
export function closeRules(): void {
  const { beneath } = place;
  if (beneath?.page === 'table') go(tableHash(beneath.table, beneath));
}
