/** Which scenes take the stage, over the middle of the board. */
import type { Event, Seat } from '../server/wire';
import { BLESSINGS } from '../board/logic/turns';
import { type Scene, eventsOf, passageOf } from './scenes';

export type SceneStage = 'offers' | 'auction' | 'row';

const STAGES: Record<string, SceneStage> = {
  offerings: 'offers',
  auction: 'auction',
  row: 'row',
  lost: 'row',
};

/** What comes of a ritual of the row is seen beside it. */
const OF_THE_ROW = ['against', 'gain', 'rank', 'track'];

export function stageOfScene(scene: Scene): SceneStage | null {
  if (OF_THE_ROW.includes(scene.kind) && passageOf(scene)?.step === BLESSINGS) return 'row';
  const performed = eventsOf(scene)[0];
  if (performed?.event === 'performed' && performed.from === 'row') return 'row';
  return STAGES[scene.kind] ?? null;
}

export interface Amount {
  seat: Seat;
  amount: number;
}

/** What everyone offered or bid. */
export const amountsIn = (events: readonly Event[]): Amount[] =>
  events.flatMap((one) =>
    one.event === 'offered' || one.event === 'bid' ? [{ seat: one.seat, amount: one.amount }] : [],
  );

/** The one event of a kind in a scene. */
export function find<K extends Event['event']>(scene: Scene, kind: K): Extract<Event, { event: K }> | null {
  const found = eventsOf(scene).find((one) => one.event === kind);
  return (found as Extract<Event, { event: K }> | undefined) ?? null;
}
