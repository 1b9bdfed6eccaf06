/** Tips: each once in a browser, one at a time, when nothing else is to be looked at. */
import { untrack } from 'svelte';
import { announce } from '../parts/announce.svelte';
import { preferences, savePreferences, seenTips, saveSeenTips } from '../browser/storage';
import { t } from '../language/i18n';
import type { TableBoard } from './board.svelte';
import { type TipId, holds, tipFor } from './logic/tips';

class Tips {
  /** Whether one wants them. */
  on = $state(preferences().tips !== false);
  seen: readonly string[] = $state.raw(seenTips());

  choose = (on: boolean): void => {
    this.on = on;
    savePreferences({ tips: on });
  };

  /** It was read. */
  got(id: TipId): void {
    this.seen = [...new Set([...this.seen, id])];
    saveSeenTips(this.seen);
  }

  /** Begin anew. */
  again(): void {
    this.seen = [];
    saveSeenTips([]);
    this.choose(true);
  }
}

export const tips = new Tips();

/** Whether a coach speaks at this table, or will again: two voices are too many. */
const isTaught = ({ coach }: TableBoard): boolean =>
  coach !== null && !coach.left && (coach.beat !== null || coach.number < coach.beats);

/** Call while a component is made. One's own tip stays until it was read, or no longer fits. */
export function adviseOf(board: TableBoard): { readonly now: TipId | null } {
  let tip: TipId | null = $state(null);
  const quiet = $derived(
    tips.on &&
      board.asked &&
      !board.passes &&
      !board.director.recap &&
      board.newest.takeback === null &&
      !isTaught(board),
  );
  $effect.pre(() => {
    const { state } = board;
    const { seen } = tips;
    if (!quiet) return;
    untrack(() => {
      if (tip !== null && !holds(tip, state)) tips.got(tip);
      if (tip !== null && (seen.includes(tip) || !holds(tip, state))) tip = null;
      tip ??= tipFor(state, tips.seen);
    });
  });
  const now = $derived(quiet ? tip : null);
  $effect(() => {
    if (now !== null) announce(t('ui-tip-heard', { text: untrack(() => t(`ui-tip-${now}`)) }));
  });
  return {
    get now() {
      return now;
    },
  };
}
