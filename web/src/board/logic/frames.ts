/** The stack of a view: what is being asked, and what still follows. */
import type { Seat, View } from '../../lib/wire';

const FIELDS: Record<string, readonly string[]> = {
  Bid: ['space'],
  ChooseGift: ['seat', 'place', 'left'],
  DrawFrom: ['seat', 'keep', 'may'],
  ForestPick: ['seat', 'collector'],
  FulfilByEffect: ['seat', 'may', 'free'],
  HandOver: ['seat', 'receiver', 'pearls'],
  KahunaMission: ['seat', 'after'],
  Keep: ['seat', 'number'],
  KeepTogether: ['setup'],
  LayInOrder: ['seat', 'start', 'number'],
  MaraeTurn: ['seat', 'sacrifices', 'draws'],
  MarketTurn: ['seat', 'sales', 'hires', 'merchants'],
  PathTurn: ['seat', 'bonus'],
  PayCommodity: ['seat', 'mission', 'left', 'paid'],
  PayMask: ['seat', 'mission', 'left'],
  PayRitual: ['seat', 'left'],
  PerformFree: ['seat', 'may'],
  Reactivate: ['seat', 'number', 'may'],
  StealMask: ['seat', 'victim'],
  TakeAssistant: ['seat', 'number', 'may'],
  TakeCommodity: ['seat', 'number', 'may'],
  TakeMask: ['seat', 'number', 'may'],
  TakeShown: ['seat', 'number'],
};

export interface Frame {
  name: string;
  numbers: Record<string, number>;
}

function frames(view: View): Frame[] {
  return view.public.stack.map((frame) => {
    const [name, ...numbers] = frame as [string, ...number[]];
    const fields = FIELDS[name] ?? [];
    return { name, numbers: Object.fromEntries(fields.map((field, i) => [field, numbers[i] ?? 0])) };
  });
}

/** What is asked now, of whomever; null when the game is over. */
export const topFrame = (view: View): Frame | null => frames(view).at(-1) ?? null;

/** The seats that still have a turn at this location, in order, the present one left out. */
export function turnsToCome(view: View): Seat[] {
  const stack = view.public.stack as [string, ...number[]][];
  const turn = stack.at(-1)?.[0];
  const waiting = stack.slice(0, -1).filter((frame) => frame[0] === turn && frame.length > 1);
  return waiting.map((frame) => frame[1] as Seat).reverse();
}

// The steps of a ceremony with the frames that stand for them while they wait.
const CEREMONY: readonly [string, number][] = [
  ['Dance', 1],
  ['BuyRituals', 2],
  ['Prepare', 3],
  ['Offer', 4],
  ['NextGift', 4],
  ['LayRow', 5],
  ['Construction', 6],
  ['EndCeremony', 7],
];

/** 1 to 6 within a ceremony, else 0. */
export function ceremonyStep(view: View): number {
  const names = frames(view).map((frame) => frame.name);
  const next = CEREMONY.findIndex(([name]) => names.includes(name));
  if (next < 0) return 0;
  const [name, step] = CEREMONY[next] as [string, number];
  if (names.at(-1) === name) return step;
  return CEREMONY[next - 1]?.[1] ?? 0;
}
