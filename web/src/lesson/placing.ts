/** Where the coach stands: beside what it speaks of, clear of what one needs. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'free';

export interface Stand {
  left: number;
  top: number;
  side: Side;
  /** Where its tooth is, along the side that it points from. */
  tooth: number;
}

const GAP = 16;
/** From the side of the page; the mark of the coach sticks out of its card. */
const EDGE = 8;
const MARK = 20;
/** The tooth keeps away from the corners. */
const CORNER = 28;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The box around boxes. */
export const around = (boxes: readonly Rect[]): Rect => ({
  left: Math.min(...boxes.map((one) => one.left)),
  top: Math.min(...boxes.map((one) => one.top)),
  right: Math.max(...boxes.map((one) => one.right)),
  bottom: Math.max(...boxes.map((one) => one.bottom)),
});

/** How much of a box another one covers: 0 to 1. */
const share = (card: Rect, one: Rect): number =>
  overlap(card, one) / Math.max(1, (one.right - one.left) * (one.bottom - one.top));

/**
 * What it costs to cover all of a target, or of what one needs to press, not to stand beside a target, and to
 * stand a page away from it.
 */
const TARGET = 100;
const NEEDED = 30;
const FREE = 2;
const AWAY = 1;

/**
 * A card of some size beside its targets: they stay free, and what is `needed` too, if that can be. On a
 * `slim` page it stands above or below them.
 */
export function stand(
  targets: readonly Rect[],
  needed: readonly Rect[],
  { width, height }: Size,
  page: Size,
  slim: boolean,
): Stand {
  const at =
    targets.length === 0 ? { left: 0, top: 0, right: page.width, bottom: page.height } : around(targets);
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 };
  const x = middle.x - width / 2;
  const y = middle.y - height / 2;
  const places: [Side, number, number][] = [
    ['below', x, at.bottom + GAP],
    ['above', x, at.top - GAP - height],
    ['right', at.right + GAP, y],
    ['left', at.left - GAP - width, y],
    ['free', x, at.bottom - GAP - height],
    ['free', x, at.top + GAP],
    ['free', x, EDGE],
    ...needed.map((one): [Side, number, number] => ['free', x, one.top - EDGE - height]),
  ];
  let best: Stand = { left: EDGE, top: MARK, side: 'free', tooth: CORNER };
  let least = Infinity;
  places.forEach(([wanted, across, down], i) => {
    if (slim && (wanted === 'left' || wanted === 'right')) return;
    const left = clamp(across, slim ? EDGE : MARK, page.width - EDGE - width);
    const top = clamp(down, MARK, page.height - EDGE - height);
    const box = { left, top, right: left + width, bottom: top + height };
    const covers = targets.reduce((sum, one) => sum + share(box, one), 0);
    const hides = needed.reduce((sum, one) => sum + share(box, one), 0);
    const away = Math.abs(top + height / 2 - middle.y) / page.height;
    const free = wanted === 'free' ? FREE + AWAY * away : 0;
    const cost = covers * TARGET + hides * NEEDED + free + i / 100;
    if (cost >= least) return;
    least = cost;
    const upright = wanted === 'above' || wanted === 'below';
    const tooth = upright
      ? clamp(middle.x - left, CORNER, width - CORNER)
      : clamp(middle.y - top, CORNER, height - CORNER);
    best = { left, top, side: covers > 0 ? 'free' : wanted, tooth };
  });
  return best;
}
