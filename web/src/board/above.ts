/** What stands on the bar at the foot of the table, however high that is. */
const GAP = 6;

export function aboveTheBar(node: HTMLElement): (() => void) | void {
  const bar = document.querySelector('#prompt');
  if (bar === null) return;
  const measure = (): void =>
    node.style.setProperty('--under', `${innerHeight - bar.getBoundingClientRect().top + GAP}px`);
  const watching = new ResizeObserver(measure);
  watching.observe(bar);
  watching.observe(document.documentElement);
  return () => watching.disconnect();
}
