/** Follows the table from state to state: lights up what changed, plays what happened, speaks. */
import { tick, untrack } from 'svelte';
import { announce } from '../parts/announce.svelte';
import type { Line, State } from '../server/wire';
import type { Board, Tab } from './board.svelte';
import { changed } from './logic/changes';
import { type Region, regionOf } from './logic/pieces';
import { performedSoFar, sinceRow } from './logic/row';
import { plain, tellLine } from './logic/telling';
import { REVEAL, isCalm } from './motion';
import { wide } from './wide.svelte';

/** Call while a component is made. */
export function follow(board: Board): void {
  let before: State | null = null;
  $effect(() => {
    const { state } = board;
    untrack(() => {
      if (before !== null) step(board, before, state);
      before = state;
    });
  });
  followTabs(board);
}

function step(board: Board, before: State, after: State): void {
  if (before.view.seat !== after.view.seat) return board.playback.skip();
  lightUp(board, before, after);
  const fresh = after.log.filter((line) => line.version > before.version);
  if (board.replaying || fresh.length === 0) return;
  const old = after.log.filter((line) => line.version <= before.version);
  const performed = performedSoFar(sinceRow(old)).length;
  board.playback.feed(
    fresh.flatMap((line) => line.events),
    performed,
  );
  announce(`${told(board, fresh)} ${turn(board, before, after)}`.trim());
}

let fading: ReturnType<typeof setTimeout> | undefined;

function lightUp(board: Board, before: State, after: State): void {
  clearTimeout(fading);
  board.fresh = changed(before.view, after.view, board.box);
  fading = setTimeout(() => (board.fresh = new Set()), REVEAL);
}

function told(board: Board, lines: readonly Line[]): string {
  const entries = lines.flatMap((line) => tellLine(line, board.reader));
  return entries.map((entry) => plain(entry.parts)).join(' ');
}

/** Whom everyone waits for now, where that has changed; one's own turn is told at once elsewhere. */
function turn({ question }: Board, before: State, after: State): string {
  const same = before.view.awaiting.join() === after.view.awaiting.join();
  return same || after.view.over || after.view.prompt !== null ? '' : question;
}

const TABS: Record<Region, Tab> = {
  board: 'board',
  stage: 'board',
  too: 'too',
  tracks: 'tracks',
  players: 'players',
  mine: 'mine',
};

/** Where only one region fits, a new question shows the one that it is about. */
function followTabs(board: Board): void {
  let answered = '';
  $effect(() => {
    const { prompt } = board.view;
    const question = prompt === null ? '' : `${prompt.decision} ${prompt.question}`;
    untrack(() => {
      if (question === answered) return;
      answered = question;
      if (wide.now || question === '') return;
      const tabs = [...board.legal.keys()].map((key) => TABS[regionOf(key)]);
      if (board.stage !== null) board.tab = 'board';
      else if (tabs[0] !== undefined && !tabs.includes(board.tab)) board.tab = tabs[0];
    });
  });
  $effect(() => {
    void [board.shownTab, board.view.prompt?.decision];
    if (!wide.now && board.asked) void tick().then(showLegal);
  });
}

/** Scrolls to what can be chosen, where it is out of sight. */
function showLegal(): void {
  const pieces = [...document.querySelectorAll('.play .table .legal')];
  const shown = pieces.filter((one) => one.getClientRects().length > 0);
  shown[0]?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
}
