import { expect, test } from 'vitest';
import { chapters } from '../src/language/guide';
import { pieces } from '../src/language/rulebook';

test('how to play is made of chapters, of sentences and of lists', () => {
  const ids = [
    'how-goal',
    'how-goal-text',
    'how-goal-rank',
    'how-goal-pearl-diver',
    'how-goal-end',
    'how-die',
  ];
  const named = (id: string) => id.endsWith('rank') || id.endsWith('diver');
  expect(chapters(ids, named)).toEqual([
    { id: 'goal', blocks: ['how-goal-text', ['how-goal-rank', 'how-goal-pearl-diver'], 'how-goal-end'] },
    { id: 'die', blocks: [] },
  ]);
});

test('a rule leads to the cards that it names, by their whole names', () => {
  const cards = new Map([
    ['Ru', 'ru'],
    ['Rua-Hatu', 'rua-hatu'],
    ['Ra’a', 'raa'],
  ]);
  expect(pieces('Rua-Hatu, Ru and Ra’a (R6.7), not Rune or Ru-Ma.', cards)).toEqual([
    { card: 'rua-hatu' },
    ', ',
    { card: 'ru' },
    ' and ',
    { card: 'raa' },
    ' (',
    { number: 'R6.7' },
    '), not Rune or Ru-Ma.',
  ]);
});
