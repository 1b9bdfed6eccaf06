/**
 * A process that does the sums of a network for tests in Python: `node answering.ts FILE`.
 *
 * Asked on standard input: how many bytes the observations have, how many the legal actions (none:
 * the values are asked for), then both. Answers with how many bytes follow, and these.
 */
import { readFileSync, readSync, writeSync } from 'node:fs';
import { load } from '../../src/worker/network.ts';

/** The next so many bytes; undefined when nobody asks any more. */
function read(length: number): ArrayBuffer | undefined {
  const found = new Uint8Array(length);
  for (let at = 0; at < length;) {
    const got = readSync(0, found, at, length - at, null);
    if (got === 0) return undefined;
    at += got;
  }
  return found.buffer;
}

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

const file = readFileSync(process.argv[2]!);
const network = load(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
for (let sizes = read(8); sizes; sizes = read(8)) {
  const [ofSeen, ofLegal] = new Uint32Array(sizes);
  const seen = new Float32Array(read(ofSeen!)!);
  const legal = new Int32Array(read(ofLegal!)!);
  const told = ofLegal ? network.chances(seen, legal) : network.values(seen);
  write(new Uint8Array(new Uint32Array([told.byteLength]).buffer));
  write(new Uint8Array(told.buffer));
}
