/** Which step of the game takes the stage. */
import type { View } from '../../server/wire';
import { topFrame } from '../logic/frames';

export type StageKind =
  'score' | 'keep' | 'shown' | 'dance' | 'buy' | 'prepare' | 'offer' | 'bid' | 'gifts' | 'row';

const BY_QUESTION: Record<string, StageKind> = {
  KeepTogether: 'keep',
  TakeShown: 'shown',
  Dance: 'dance',
  BuyRituals: 'buy',
  Prepare: 'prepare',
  Offer: 'offer',
  Bid: 'bid',
  ChooseGift: 'gifts',
};

export function stageOf(view: View): StageKind | null {
  if (view.over) return 'score';
  const question = topFrame(view)?.step ?? '';
  if (question === 'Keep' && view.prompt !== null) return 'keep';
  const found = BY_QUESTION[question];
  if (found !== undefined) return found;
  if (view.ceremony === 4) return 'gifts';
  return view.ceremony === 5 ? 'row' : null;
}
