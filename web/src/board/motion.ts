/** How things move, and how long; nothing moves for those who asked for calm. */
import type { AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';

export const MOVE = 280;
export const REVEAL = 600;
/** Where no scene has shown what changed. */
export const LONG_REVEAL = 1200;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => calm.matches;
const pace = (duration: number): number => (calm.matches ? 0 : duration);

/** From where it was to where it is. */
export function slide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: to.width === 0 ? 0 : pace(MOVE),
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${x * left}px, ${y * left}px)`,
  };
}
