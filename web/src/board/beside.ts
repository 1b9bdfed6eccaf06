/** Where an explanation stands: beside its piece, within the window, clear of what one needs. */
const GAP = 10;

export function besides(piece: Element, pop: HTMLElement): { left: number; top: number } {
  const at = piece.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = pop;
  const middle = { left: at.left + at.width / 2 - width / 2, top: at.top + at.height / 2 - height / 2 };
  const places = [
    { left: at.right + GAP, top: middle.top },
    { left: at.left - GAP - width, top: middle.top },
    { left: middle.left, top: at.top - GAP - height },
    { left: middle.left, top: at.bottom + GAP },
    ...aside(piece, width, middle.top),
  ];
  // What may be chosen, what is asked, and the open missions.
  const needed = [...document.querySelectorAll('.play :is(.legal, .prompt, .coach, .statue .tok)')]
    .filter((one) => one !== piece)
    .map((one) => one.getBoundingClientRect());
  const statue = piece.closest('.statue')?.getBoundingClientRect() ?? new DOMRect();
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const place of places) {
    const left = clamp(place.left, innerWidth - width - GAP);
    const top = clamp(place.top, innerHeight - height - GAP);
    const box = new DOMRect(left, top, width, height);
    const moved = Math.abs(left - place.left) + Math.abs(top - place.top);
    const cost =
      (overlap(box, at) + overlap(box, statue)) * 1000 +
      needed.reduce((sum, one) => sum + overlap(box, one), 0) * 10 +
      moved;
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}

/** Beside the whole region, where its own pieces are all around. */
function aside(piece: Element, width: number, top: number): { left: number; top: number }[] {
  const region = piece.closest('.mat, .tray')?.getBoundingClientRect();
  if (region === undefined) return [];
  return [
    { left: region.left - GAP - width, top },
    { left: region.right + GAP, top },
  ];
}

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

function overlap(a: DOMRect, b: DOMRect): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}
