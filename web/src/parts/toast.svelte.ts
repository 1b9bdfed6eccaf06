/** Short notes that go away by themselves. */
import { alertReader, announce } from './announce.svelte';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** The rule that a refusal cites. */
  rule: string | null;
}

const SHOWN_FOR = 6000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(text: string): void {
  announce(text);
  add({ id: ++last, text, bad: false, rule: null });
}

export function complain(text: string, rule: string | null = null): void {
  alertReader(text);
  add({ id: ++last, text, bad: true, rule });
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

function add(one: Toast): void {
  toasts.push(one);
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(one.id), SHOWN_FOR);
}
