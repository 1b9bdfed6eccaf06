/** How long things move; nothing moves for those who asked for calm. */
export const MOVE = 280;
export const REVEAL = 600;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => calm.matches;
export const pace = (duration: number): number => (calm.matches ? 0 : duration);
