type Loaders = Record<import('./language/language.svelte').Language, () => Promise<{ default: string }>>;

/** How to fetch the messages of each language. */
declare module 'messages:all' {
  const languages: Loaders;
  export default languages;
}

declare module 'messages:rules' {
  const languages: Loaders;
  export default languages;
}

declare module 'messages:how' {
  const languages: Loaders;
  export default languages;
}
