/** Python in a worker: Pyodide and the game's own modules, from files that lie beside the page. */
import type { PyodideAPI } from 'pyodide';

/** Where the files lie: this one is in a folder beside theirs. */
const FOLDER = new URL('../python/', import.meta.url);

/** A file that is sent compressed, whatever the server can do. */
async function unpacked(name: string, type: string): Promise<Response> {
  const sent = await fetch(new URL(`${name}.gz`, FOLDER));
  if (!sent.ok || sent.body === null) throw new Error(`${name}: ${sent.status}`);
  const stream = sent.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': type } });
}

export async function bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await unpacked(name, 'application/octet-stream')).arrayBuffer());
}

async function module(name: string): Promise<Record<string, unknown>> {
  const text = await (await unpacked(name, 'text/javascript')).text();
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Pyodide asks for its files by name; they are here already, or on their way. */
function lend(files: Record<string, Promise<Response>>): void {
  const real = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const found = files[name];
    if (found === undefined) return real(asked, options);
    delete files[name];
    return found;
  };
}

/** As much of Emscripten's files as is needed here. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

type Load = (options: Record<string, unknown>) => Promise<PyodideAPI>;

/** Start Python, with the game's modules where it finds them. */
export async function python(): Promise<PyodideAPI> {
  const machine = module('pyodide.asm.mjs');
  const loader = module('pyodide.mjs');
  const game = bytes('game');
  const lock = unpacked('lock.json', 'application/json').then((found) => found.json());
  lend({
    'pyodide.asm.wasm': unpacked('pyodide.asm.wasm', 'application/wasm'),
    'python_stdlib.zip': unpacked('library.zip', 'application/zip'),
  });
  const load = (await loader).loadPyodide as Load;
  const found = await load({
    indexURL: FOLDER.href,
    createPyodideModule: (await machine).default,
    lockFileContents: await lock,
    convertNullToNone: true,
    env: { PYTHONDONTWRITEBYTECODE: '1', RAIATEA_MASTER_CORES: '1', RAIATEA_MASTER_SECONDS: '0.5' },
  });
  unpack(found, await game);
  // There is no msgspec for this Python.
  found.runPython('import sys; from raiatea.page import alike; sys.modules["msgspec"] = alike');
  return found;
}

/** Lay the game's files where Python looks for modules: they come one after the other, behind a list. */
function unpack(found: PyodideAPI, data: Uint8Array): void {
  const files = found.FS as Files;
  let at = data.indexOf(10) + 1;
  const listed = JSON.parse(new TextDecoder().decode(data.subarray(0, at))) as [string, number][];
  for (const [name, size] of listed) {
    const path = `/lib/python3.14/site-packages/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    files.writeFile(path, data.subarray(at, (at += size)));
  }
}
