/** Messages in the reader's language. */
import { type FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, extend, isLanguage, makeBundle, speech } from './language.svelte';
import { preferences, savePreferences } from '../browser/storage';
import MESSAGES from 'messages:all';
import GUIDE from 'messages:how';
import RULES from 'messages:rules';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './language.svelte';

/** The first of the wanted languages that we speak. */
export function firstLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return found ?? 'en';
}

/** The language chosen before, else the browser's. */
export function preferredLanguage(): Language {
  const chosen = preferences().language;
  return isLanguage(chosen) ? chosen : firstLanguage(navigator.languages);
}

let wanted: Language | null = null;

/** Switch the page to a language, once its messages are here. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [messages, rules, guide] = await Promise.all([
    MESSAGES[language](),
    speech.rules === null ? null : RULES[language](),
    speech.guide.length === 0 ? null : GUIDE[language](),
  ]);
  if (wanted !== language) return; // another choice was quicker
  const [bundle] = makeBundle(language, messages.default);
  // As in Python: those of English where a language is missing.
  for (const one of ['en', language]) {
    bundle.addResource(new FluentResource(speech.brought[one] ?? ''), { allowOverrides: true });
  }
  if (guide !== null) speech.guide = extend(bundle, guide.default);
  speech.bundle = bundle;
  if (rules !== null) [speech.rules, speech.contents] = makeBundle(language, rules.default);
  speech.language = language;
  document.documentElement.lang = language;
}

/** Speak of cards that bring words along. */
export async function bringWords(words: Record<string, string>): Promise<void> {
  if (Object.keys({ ...words, ...speech.brought }).length === 0) return;
  speech.brought = words;
  await speak(speech.language);
}

/** Switch, and remember the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  savePreferences({ language });
  await speak(language);
}

/** Fetch the rules; they follow the language from then on. */
export async function loadRules(): Promise<void> {
  const { language } = speech;
  const text = await RULES[language]();
  if (speech.language === language) {
    [speech.rules, speech.contents] = makeBundle(language, text.default);
  } else {
    await loadRules();
  }
}

/** Fetch the words of how to play; they speak of things by their names, so they lie with the others. */
export async function loadGuide(): Promise<void> {
  const { bundle, language } = speech;
  const text = await GUIDE[language]();
  if (speech.bundle !== bundle) await loadGuide();
  else if (speech.guide.length === 0) speech.guide = extend(bundle, text.default);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left turns nothing around that stands beside it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

const isolatedIn = (variables: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

function say(bundle: FluentBundle, id: string, variables?: Record<string, FluentVariable>): string | null {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables && isolatedIn(variables), errors);
  for (const error of errors) console.warn(id, error);
  return text;
}

/** A message, or with `id.attribute` one of its attributes; an unknown one is its identifier. */
export function t(id: string, variables?: Record<string, FluentVariable>): string {
  return say(speech.bundle, id, variables) ?? id;
}

/** An attribute of a message; null where it has none of that name. */
export const attribute = (
  id: string,
  name: string,
  variables?: Record<string, FluentVariable>,
): string | null => say(speech.bundle, `${id}.${name}`, variables);

/** Whether there is such a message. */
export const has = (id: string): boolean => speech.bundle.hasMessage(id);

/** The name of a thing as a label or title: `name('location', 'forest')`. */
export const name = (kind: string, id: string): string => t(`${kind}-${id}`);

/** The reader's own country where it speaks the language, for dates and lists. */
const region = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === speech.language) ?? speech.language;

/** "Uru, taro and tiare" */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(region(), { type }).format(words.map(isolated));
}

/** A date and time, from seconds since 1970. */
export function date(seconds: number): string {
  const format = new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(seconds * 1000);
}

/** How long ago something was: "4 min. ago". */
export function since(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(region(), { numeric: 'auto', style: 'short' });
  const steps = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, unit] = steps.find(([size]) => seconds >= size) ?? ([1, 'second'] as const);
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}

export const number = (value: number): string => new Intl.NumberFormat(region()).format(value);

/** A number with its sign: "+3", "−0.4". */
export const signed = (value: number): string =>
  new Intl.NumberFormat(region(), { signDisplay: 'exceptZero' }).format(value).replace('-', '−');

/** A message of the rules, once they are loaded. */
export function rulesText(id: string): string {
  return (speech.rules === null ? null : say(speech.rules, id)) ?? id;
}
