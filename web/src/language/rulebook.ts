/** The rulebook as a list of sections, from its messages in their order. */

export interface Entry {
  /** "R6.7", or "" for words without a number. */
  number: string;
  text: string;
}

export interface Section {
  /** "R6", "E", "words". */
  id: string;
  title: string;
  entries: Entry[];
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
      const fits = ({ number, text }: Entry) => {
        const all = `${folded(number)} ${title} ${folded(text)}`;
        return words.every((word) => all.includes(word));
      };
      return { ...section, entries: section.entries.filter(fits) };
    })
    .filter((section) => section.entries.length > 0);
}

/** Small letters without accents or macrons, and typed apostrophes: "tane" finds "Tāne", "to'o" finds "To’o". */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

export type Piece = string | { number: string };

const CITED = /\b([REX]\d+(?:\.\d+)?)\b/;

/** A text with the numbers of other rules cut out, to make links of them. */
export function pieces(text: string): Piece[] {
  return text
    .split(CITED)
    .map((part, i) => (i % 2 === 1 ? { number: part } : part))
    .filter((part) => part !== '');
}
