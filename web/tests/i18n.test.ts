import { beforeEach, describe, expect, test } from 'vitest';
import {
  LANGUAGES,
  chooseLanguage,
  date,
  firstLanguage,
  has,
  list,
  loadRules,
  name,
  preferredLanguage,
  rulesText,
  speak,
  t,
} from '../src/language/i18n';
import { makeBundle, speech } from '../src/language/language.svelte';
import { fakeBrowser } from './browser';

beforeEach(async () => {
  fakeBrowser();
  await speak('en');
});

test('a name from right to left turns no number beside it around', () => {
  const name = 'שלום';
  expect(t('ui-forget-table', { names: name })).toContain(`\u2068${name}\u2069`);
  expect(list([name, 'Ana'])).toBe(`\u2068${name}\u2069 and Ana`);
  expect(t('ui-forget-table', { names: 'Zoë' })).not.toContain('\u2068');
});

describe('the language', () => {
  test.each([
    [['nl-BE', 'fr'], 'nl'],
    [['de', 'pt-BR', 'it-CH'], 'it'],
    [['FR'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for a browser that prefers %o is %s', (wanted, found) => {
    expect(firstLanguage(wanted)).toBe(found);
  });

  test('that was chosen is remembered over what the browser prefers', async () => {
    fakeBrowser(['fr']);
    expect(preferredLanguage()).toBe('fr');
    await chooseLanguage('nl');
    expect(preferredLanguage()).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  test('is the last one asked for, whichever arrives first', async () => {
    const slow = speak('fr');
    const quick = speak('it');
    await Promise.all([slow, quick]);
    expect(speech.language).toBe('it');
  });
});

describe('a message', () => {
  test('changes at once with the language', async () => {
    const before = t('location-forest');
    await speak('nl');
    expect(t('location-forest')).not.toBe(before);
  });

  test('has its variables without marks around them', () => {
    expect(t('ui-pass-to', { name: 'Maria' })).toContain('Maria');
    expect(t('ui-pass-to', { name: 'Maria' })).not.toMatch(/[\u2068\u2069]/);
  });

  test('that is missing is its identifier', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(t('location-forest.no-such-form')).toBe('location-forest.no-such-form');
    expect(has('no-such-message')).toBe(false);
  });

  test('has names as labels', () => {
    expect(name('location', 'forest')).toBe('Forest');
  });

  test('lists and dates follow the reader', () => {
    expect(list(['Uru', 'Taro', 'Tiare'])).toBe('Uru, Taro and Tiare');
    expect(date(0)).toContain('1970');
  });
});

describe('the rules', () => {
  test('come when asked for and then follow the language', async () => {
    await loadRules();
    expect(rulesText('rule-R1-1')).toContain('mana');
    expect(speech.contents).toContain('rules-R1');
    const english = rulesText('rules-R1');
    await speak('nl');
    expect(rulesText('rules-R1')).not.toBe(english);
  });
});

test('every language can be spoken', async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    expect(speech.language).toBe(language);
  }
});

test('a bundle tells its messages in their order', () => {
  expect(makeBundle('en', 'b = 1\na = 2\n')[1]).toEqual(['b', 'a']);
});
