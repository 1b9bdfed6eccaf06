/** The list of before as long as it holds the same: what is shown of it need not be measured anew. */
export function unlessSame<T>(list: () => T[]): () => T[] {
  let before: T[] = [];
  return () => {
    const now = list();
    const same = now.length === before.length && now.every((one, i) => one === before[i]);
    if (!same) before = now;
    return before;
  };
}
