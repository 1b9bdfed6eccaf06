/** How to play as chapters, from its messages in their order. */

/** A sentence by itself, or entries that have a name and make a list. */
export type Block = string | string[];

export interface Chapter {
  /** "goal", "places"; its title is `how-goal`. */
  id: string;
  blocks: Block[];
}

/** `named` tells whether a message is an entry of a list. */
export function chapters(ids: readonly string[], named: (id: string) => boolean): Chapter[] {
  const found: Chapter[] = [];
  for (const id of ids) {
    const [, chapter = '', ...rest] = id.split('-');
    const blocks = found.at(-1)?.blocks ?? [];
    const last = blocks.at(-1);
    if (rest.length === 0) found.push({ id: chapter, blocks: [] });
    else if (!named(id)) blocks.push(id);
    else if (Array.isArray(last)) last.push(id);
    else blocks.push([id]);
  }
  return found;
}
