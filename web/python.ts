/**
 * Packs Python for pages that are their own server: Pyodide's files and the game's own modules, compressed.
 * `node python.ts SOURCES FOLDER`
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [source = '../src', folder = '../src/raiatea/page/files'] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide'));

const python = await loadPyodide({ env: { RAIATEA_MASTER_CORES: '1', RAIATEA_MASTER_SECONDS: '0.05' } });
Object.assign(globalThis, { raiatea: {} });
python.mountNodeFS('/src', source);
python.mountNodeFS('/pyodide', pyodide);
const packed = (await python.runPythonAsync(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/src")
from raiatea.page import alike
sys.modules["msgspec"] = alike
import raiatea.page.worker
from raiatea.page import rehearsal
await rehearsal.rehearse()
import traceback  # says what went wrong, should anything
del sys.modules["raiatea.page.rehearsal"]
found = [one for one in sys.modules.values() if getattr(one, "__file__", None)]
files = [one.__file__ for one in found if one.__spec__.origin != "frozen"]
from raiatea.page import pack
pack.library(files, "/pyodide/python_stdlib.zip"), pack.game(files, "/src")
`)) as { toJs(): [Uint8Array, Uint8Array] };
const [library, game] = packed.toJs();

mkdirSync(folder, { recursive: true });
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8')) as { info: object };
const lock = Buffer.from(JSON.stringify({ info, packages: {} }));
const files: Record<string, Uint8Array> = { 'library.zip': library, game, 'lock.json': lock };
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) {
  files[name] = readFileSync(join(pyodide, name));
}
for (const [name, data] of Object.entries(files)) {
  writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
}
for (const name of ['start.js', 'offline.js']) copyFileSync(join('anywhere', name), join(folder, name));
process.exit(0); // Pyodide would wait for what will not come
