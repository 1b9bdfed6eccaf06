import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const sheet = (name: string): string =>
  readFileSync(new URL(`../src/art/${name}.svg`, import.meta.url), 'utf8');
const sheets = ['rituals', 'places', 'forest'].map(sheet);

test('all pictures together weigh at most 90 KiB', () => {
  const weight = sheets.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  expect(weight).toBeLessThanOrEqual(90 * 1024);
});

test('pictures are drawn: no script, style, raster or address of elsewhere', () => {
  for (const text of sheets)
    expect(text).not.toMatch(/<(script|style|image|foreignObject)\b|url\(|https?:(?!\/\/www\.w3\.org)/);
});
