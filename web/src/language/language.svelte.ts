/** The language of the page and its messages; what reads them changes at once with it. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Each language by its own name, in the order in which they are offered. */
export const LANGUAGE_NAMES = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  it: 'Italiano',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export const isLanguage = (text: unknown): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text);

class Speech {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  rules: FluentBundle | null = $state.raw(null);
  /** The identifiers of the rules and their headings, in the order of the rulebook. */
  contents: string[] = $state.raw([]);
  /** The identifiers of how to play, in their order; none before its words were fetched. */
  guide: string[] = $state.raw([]);
  /** Words that the cards of a table bring along, by language. */
  brought: Record<string, string> = {};
}

export const speech = new Speech();

/** Adds messages, and says which. */
export function extend(bundle: FluentBundle, text: string): string[] {
  const resource = new FluentResource(text);
  for (const error of bundle.addResource(resource)) console.warn(error);
  return resource.body.map((entry) => entry.id);
}

export function makeBundle(language: Language, text: string): [FluentBundle, string[]] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return [bundle, extend(bundle, text)];
}
