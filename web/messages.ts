/**
 * Makes one module of the client's messages of a language, and one each of its rules and of how to play,
 * which few pages need; and for each of the three a module that knows them all, so that a folder of
 * `locales/` is enough.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'messages:';
/** Files that are fetched when they are opened. */
const APART = ['rules.ftl', 'how.ftl'];
/** What only the command line and the server say. */
const ELSEWHERE = ['analysis.ftl', 'letters.ftl', 'terminal.ftl'];

export function messages(folder: string): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [part, language] = id.slice(PREFIX.length + 1).split('/') as [string, string?];
      if (language === undefined) {
        const found = readdirSync(folder).map((one) => `${one}: () => import('${PREFIX}${part}/${one}')`);
        return `export default { ${found.join(', ')} }`;
      }
      const names = readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name))
        .filter((name) => (part === 'all' ? !APART.includes(name) : name === `${part}.ftl`))
        .sort();
      const texts = names.map((name) => {
        const path = join(folder, language, name);
        this.addWatchFile(path);
        return withoutComments(readFileSync(path, 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    },
  };
}

const withoutComments = (text: string) => text.replace(/^#.*\n/gm, '');
