/** The rulebook as a list of sections, from its messages in their order. */

export interface RuleEntry {
  /** "R6.7", or "" for words without a number. */
  number: string;
  text: string;
}

export interface Section {
  /** "R6", "E", "words". */
  id: string;
  title: string;
  entries: RuleEntry[];
}

const NUMBERED = /^rule-([REX]\d+)(?:-(\d+))?$/;

/** `ids` are the messages of rules.ftl: `rules-R1`, `rules-R1-text`, `rule-R1-1`, `rules-word-…`. */
export function sections(ids: readonly string[], say: (id: string) => string): Section[] {
  const found: Section[] = [];
  for (const id of ids) {
    const rule = NUMBERED.exec(id);
    if (rule !== null) {
      found.at(-1)?.entries.push({ number: rule.slice(1).filter(Boolean).join('.'), text: say(id) });
    } else if (id.endsWith('-text') || id.startsWith('rules-word-')) {
      found.at(-1)?.entries.push({ number: '', text: say(id) });
    } else {
      found.push({ id: id.slice('rules-'.length), title: say(id), entries: [] });
    }
  }
  return found;
}

/** The sections with only those entries that have the words, or the number, that are looked for. */
export function search(book: readonly Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...book];
  return book
    .map((section) => {
      const title = folded(section.title);
      const fits = ({ number, text }: RuleEntry) => {
        const all = `${folded(number)} ${title} ${folded(text)}`;
        return words.every((word) => all.includes(word));
      };
      return { ...section, entries: section.entries.filter(fits) };
    })
    .filter((section) => section.entries.length > 0);
}

/** Small letters without accents or macrons, and typed apostrophes: "tane" finds "Tāne", "to'o" finds "To’o". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

export type TextPart = string | { number: string } | { card: string };

const CITED = /\b([REX]\d+(?:\.\d+)?)\b/;

/** A text with the numbers of other rules and the names of cards cut out, to make links of them. */
export function pieces(text: string, cards: ReadonlyMap<string, string> = new Map()): TextPart[] {
  return text
    .split(CITED)
    .flatMap((part, i): TextPart[] => (i % 2 === 1 ? [{ number: part }] : namesIn(part, cards)))
    .filter((part) => part !== '');
}

/** Cards by their names; one that begins like another, longer one is not meant by it. */
function namesIn(text: string, cards: ReadonlyMap<string, string>): TextPart[] {
  if (cards.size === 0) return [text];
  const longest = [...cards.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const named = new RegExp(`(?<![\\p{L}\\p{N}’-])(${longest.join('|')})(?![\\p{L}\\p{N}-])`, 'u');
  return text.split(named).map((part, i) => (i % 2 === 1 ? { card: cards.get(part) ?? part } : part));
}
