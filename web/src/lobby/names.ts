/** Names for bots, and for people who have none yet. */
export const NAMES = [
  'Teva',
  'Vaite',
  'Manu',
  'Moana',
  'Heimana',
  'Tiare',
  'Hina',
  'Marama',
  'Tama',
  'Vaea',
  'Maeva',
  'Ariki',
] as const;

/** Names that nobody at the table has. */
export const freeNames = (taken: readonly string[], count: number): string[] =>
  NAMES.filter((name) => !taken.includes(name)).slice(0, count);
