/** Writes every file also as gzip and as brotli, so that the server need not compress what it sends. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is shorter fits into one packet either way. */
const WORTH_IT = 500;
const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const path = join(dir ?? '', name);
        const data = readFileSync(path);
        if (data.length < WORTH_IT) continue;
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params: text }));
      }
    },
  };
}
