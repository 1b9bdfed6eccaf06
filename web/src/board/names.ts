/** The names in the focused line of the log: left and right go from one to the next. */
import { announce } from '../parts/announce.svelte';
import type { TableBoard } from './board.svelte';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function explainNames(board: TableBoard): (event: KeyboardEvent) => void {
  return (event) => {
    const step = STEPS[event.key];
    const line = event.currentTarget as HTMLElement;
    const names = [...line.querySelectorAll<HTMLElement>('[data-about]')];
    if (step === undefined || names.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const now = names.findIndex((one) => one === board.pointed?.at);
    const at = names[now < 0 ? 0 : (now + step + names.length) % names.length] as HTMLElement;
    const key = at.dataset.about ?? '';
    board.pointed = { key, at };
    const words = board.explain(key);
    if (words !== null) announce(`${words.title}. ${words.text} (${words.rule})`);
  };
}
