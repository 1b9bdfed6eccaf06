/** Follows the table from state to state: lights up what changed, shows where to look. */
import { tick, untrack } from 'svelte';
import type { State } from '../server/wire';
import type { TableBoard } from './board.svelte';
import { changed } from './logic/changes';
import { LONG_REVEAL, REVEAL, isCalm } from './motion';
import { changedTab, tabOf } from './tabnews.svelte';
import { wide } from './wide.svelte';

/** Call while a component is made: what comes in is shown, and what has changed lights up. */
export function follow(board: TableBoard, newest: () => State, laid: () => boolean): void {
  $effect.pre(() => {
    const state = newest();
    untrack(() => board.director.feed(state));
  });
  let before: State | null = null;
  $effect(() => {
    const { state } = board;
    untrack(() => {
      if (before !== null && before.view.seat === state.view.seat) lightUp(board, before, state);
      before = state;
    });
  });
  followTabs(board, laid);
}

let fading: ReturnType<typeof setTimeout> | undefined;

function lightUp(board: TableBoard, before: State, after: State): void {
  clearTimeout(fading);
  board.fresh = changed(before.view, after.view, board.box);
  board.tabNews.changed([...board.fresh].map(changedTab), board.shownTab);
  const glows = board.director.speed === 'instant' ? LONG_REVEAL : REVEAL;
  fading = setTimeout(() => (board.fresh = new Set()), glows);
}

/** Where only one region fits, a new question shows the one that it is about. */
function followTabs(board: TableBoard, laid: () => boolean): void {
  let answered = '';
  $effect(() => {
    const { prompt } = board.view;
    // What led to a question is shown before anything can be chosen.
    const question = prompt === null || !board.asked ? '' : `${prompt.decision} ${prompt.question}`;
    untrack(() => {
      if (question === answered) return;
      answered = question;
      if (wide.now || question === '') return;
      const tabs = [...board.legal.keys()].map(tabOf);
      if (board.stage !== null) board.tab = 'board';
      else if (tabs[0] !== undefined && !tabs.includes(board.tab)) board.tab = tabs[0];
    });
  });
  $effect(() => {
    const { shownTab } = board;
    untrack(() => board.tabNews.seen(shownTab));
  });
  $effect(() => {
    void [board.shownTab, board.view.prompt?.decision];
    if (!wide.now && board.asked && laid()) void tick().then(showLegal);
  });
}

/** Scrolls to what can be chosen, where it is out of sight. */
function showLegal(): void {
  const pieces = [...document.querySelectorAll('.play .table .legal')];
  const shown = pieces.filter((one) => one.getClientRects().length > 0);
  shown[0]?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
}
