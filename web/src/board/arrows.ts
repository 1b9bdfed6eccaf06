/** One stop for Tab in a group of pieces; arrow keys move within it to the nearest one. */
const ITEM = 'button[data-about], button.goto';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(group: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEM)];
  const rest = (stop: HTMLElement | undefined): void => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };
  /** Where Tab arrives: where it was, else at what is legal. */
  const settle = (): void => {
    const all = items();
    if (group.contains(document.activeElement)) return;
    rest(all.find((item) => item.classList.contains('legal')) ?? all[0]);
  };
  const enter = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>(ITEM);
    if (item !== null) rest(item);
  };
  const step = (event: KeyboardEvent): void => {
    const [x, y] = STEPS[event.key] ?? [0, 0];
    const from = (event.target as Element).closest<HTMLElement>(ITEM);
    if ((x === 0 && y === 0) || from === null || event.altKey || event.ctrlKey) return;
    const next = nearest(from, items(), x, y);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
  group.addEventListener('focusin', enter);
  group.addEventListener('keydown', step);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', enter);
    group.removeEventListener('keydown', step);
  };
}

/** The nearest item that way; what lies straight ahead is nearer than what lies aside. */
function nearest(from: HTMLElement, items: HTMLElement[], x: number, y: number): HTMLElement | null {
  const [here, ...boxes] = [from, ...items].map(centre) as [Point, ...Point[]];
  let best: HTMLElement | null = null;
  let least = Infinity;
  items.forEach((item, i) => {
    const there = boxes[i] as Point;
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const distance = ahead + 3 * aside;
    if (item !== from && ahead > 2 && distance < least) [best, least] = [item, distance];
  });
  return best;
}

export interface Point {
  x: number;
  y: number;
}

function centre(item: Element): Point {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
