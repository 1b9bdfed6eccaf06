/** Where the things lie that a coach points at. */
import { type Tab, tabOf as tabOfPiece } from '../board/tabnews.svelte';

/** Places of the table; the first that is to be seen counts. */
const PLACES: Record<string, string[]> = {
  bag: ['[data-about="bag"]'],
  board: ['.board'],
  caption: ['.prompt.caption', '.log'],
  die: ['.die-tray', '.loc.here'],
  do: ['.prompt .do'],
  mine: ['.behind', '.mini'],
  points: ['.me .pts', '.mini'],
  priests: ['.tracks .track:not(.t)'],
  prompt: ['.prompt'],
  rounds: ['.rounds'],
  stage: ['.stage', '.log', '.board'],
  tattoos: ['.tracks .track.t'],
  tiles: ['.locs'],
  title: ['.titlecard', '.rounds'],
  too: ['.too'],
};
/** The tab of a place that is not in sight. */
const PLACE_TABS: Record<string, Tab> = { bag: 'tracks', priests: 'tracks', tattoos: 'tracks', too: 'too' };

/** Where a target will be seen: a stage has the pieces that are asked about, also before it is drawn. */
export function tabOf(target: string, staged: boolean): Tab {
  if (target in PLACES) return PLACE_TABS[target] ?? 'board';
  return staged ? 'board' : tabOfPiece(target);
}

const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });

/** What is meant by a target and is to be seen: on the stage rather than elsewhere. */
export function found(target: string): Element[] {
  const selectors = PLACES[target] ?? [`.play [data-about="${CSS.escape(target)}"]`];
  const shown = selectors.map((one) => [...document.querySelectorAll(one)].filter(isShown));
  const seen = shown.find((some) => some.length > 0) ?? [];
  if (target in PLACES) return seen.slice(0, 1);
  const staged = seen.filter((one) => one.closest('.stage') !== null);
  const pieces = seen.filter((one) => one.matches('button'));
  return [staged, pieces, seen].find((some) => some.length > 0)?.slice(0, 1) ?? [];
}
