import { describe, expect, test } from 'vitest';
import { pieces, search, sections } from '../src/language/rulebook';

const TEXTS: Record<string, string> = {
  'rules-words': 'Words used',
  'rules-word-bag': 'Bag: it collects mana.',
  'rules-R9': 'Variants',
  'rules-R9-text': 'They can be combined.',
  'rule-R9-1': 'The Tāne cards join the piles.',
  'rule-R9-2': 'Mana for the To’o goes to the supply (R6.7).',
  'rules-X': 'Rulings',
  'rule-X1': 'A ruling on R9.1.',
};
const book = sections(Object.keys(TEXTS), (id) => TEXTS[id]!);

test('the rules come in sections, each entry with its number', () => {
  expect(book.map((section) => section.id)).toEqual(['words', 'R9', 'X']);
  expect(book.map((section) => section.entries.map((entry) => entry.number))).toEqual([
    [''],
    ['', 'R9.1', 'R9.2'],
    ['X1'],
  ]);
});

describe('a search', () => {
  const numbers = (wanted: string) =>
    search(book, wanted).flatMap((section) => section.entries.map((entry) => entry.number));

  test.each([
    ['tane', ['R9.1']],
    ['TĀNE cards', ['R9.1']],
    ['r9.2', ['R9.2']],
    ["to'o", ['R9.2']],
    ['to’o', ['R9.2']],
    ['mana', ['', 'R9.2']],
    ['variants supply', ['R9.2']],
    ['chess', []],
  ])('for %s', (wanted, found) => {
    expect(numbers(wanted)).toEqual(found);
  });

  test('for nothing finds everything', () => {
    expect(search(book, '  ')).toEqual(book);
  });
});

test('the numbers of other rules can be followed', () => {
  expect(pieces('It goes there (R6.7), see X1 and A1.')).toEqual([
    'It goes there (',
    { number: 'R6.7' },
    '), see ',
    { number: 'X1' },
    ' and A1.',
  ]);
});
