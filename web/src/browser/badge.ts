/** The number that an installed page wears: of tables where it is one's turn. */
import { keepTurns } from './storage';

/** Note of some tables whether it is one's turn there. */
export function wear(turns: ReadonlyMap<string, boolean>): void {
  const count = keepTurns(turns);
  if (!('setAppBadge' in navigator)) return;
  const worn = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  worn.catch(() => undefined); // it is an ornament
}
