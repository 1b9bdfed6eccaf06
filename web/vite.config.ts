/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { messages } from './messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './', // the page may lie anywhere
  plugins: [svelte({ configFile: false }), messages(here('../locales')), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: here('../src/raiatea/server/static'),
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own alone, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
