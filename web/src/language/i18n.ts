/** Messages in the reader's language. */
import { type FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, isLanguage, makeBundle, speech } from './language.svelte';
import { preferences, savePreferences } from '../browser/storage';
import MESSAGES from 'messages:all';
import RULES from 'messages:rules';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './language.svelte';

export type Variables = Record<string, FluentVariable>;

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
  const [messages, rules] = await Promise.all([
    MESSAGES[language](),
    speech.rules === null ? null : RULES[language](),
  ]);
  if (wanted !== language) return; // another choice was quicker
  const [bundle] = makeBundle(language, messages.default);
  // As in Python: those of English where a language is missing.
  for (const one of ['en', language]) {
    bundle.addResource(new FluentResource(speech.brought[one] ?? ''), { allowOverrides: true });
  }
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

function say(bundle: FluentBundle, id: string, variables?: Variables): string | null {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.warn(id, error);
  return text;
}

/** A message, or with `id.attribute` one of its attributes; an unknown one is its identifier. */
export function t(id: string, variables?: Variables): string {
  return say(speech.bundle, id, variables) ?? id;
}

/** Whether there is such a message. */
export const has = (id: string): boolean => speech.bundle.hasMessage(id);

/** The name of a thing as a label or title: `name('location', 'forest')`. */
export const name = (kind: string, id: string): string => t(`${kind}-${id}`);

/** The reader's own country where it speaks the language, for dates and lists. */
const region = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === speech.language) ?? speech.language;

/** "Uru, taro and tiare" */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(region(), { type }).format(words);
}

/** A date and time, from seconds since 1970. */
export function date(seconds: number): string {
  const format = new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(seconds * 1000);
}

/** A message of the rules, once they are loaded. */
export function rulesText(id: string): string {
  return (speech.rules === null ? null : say(speech.rules, id)) ?? id;
}
