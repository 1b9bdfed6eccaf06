/** Builds the review once more, as one page that needs nothing else: `raiatea analyse --html` fills it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WITHIN = '\0within:';

/** Messages lie in the page itself. */
const within: Plugin = {
  name: 'within',
  enforce: 'pre',
  resolveId(id) {
    return id.startsWith('messages:') ? `${WITHIN}${id}` : null;
  },
  load(id) {
    if (!id.startsWith(WITHIN)) return null;
    return `const { language, messages } = JSON.parse(document.getElementById('data').textContent);
      export default { [language]: async () => ({ default: messages }) };`;
  },
};

/** Everything that was built, in one file. */
const onePage: Plugin = {
  name: 'one-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    let [script, style] = ['', ''];
    for (const [name, one] of Object.entries(bundle)) {
      if (one.type === 'chunk') script += one.code;
      else if (name.endsWith('.css')) style += String(one.source);
      delete bundle[name];
    }
    const source = `<!doctype html>
<html lang="en" data-page="review">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>Raiatea</title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="data">{}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
    this.emitFile({ type: 'asset', fileName: 'review.html', source });
  },
};

export default defineConfig({
  plugins: [within, svelte({ configFile: false }), onePage],
  build: {
    outDir: here('../src/raiatea/server/static'),
    emptyOutDir: false,
    assetsInlineLimit: Infinity,
    cssCodeSplit: false,
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: here('src/saved.ts'),
      output: { format: 'iife' },
    },
  },
});
