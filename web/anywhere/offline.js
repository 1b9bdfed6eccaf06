/* Keeps all files of a page that has no server, so that it starts without a network. */

/** What `raiatea export` fills in: each file with a name for what it holds, and those that come as one. */
const FILES = {};
const TOGETHER = [];

const root = new URL('./', self.location.href).href;
/** A host may have several such pages. */
const CACHE = `raiatea ${root}`;
/** Files on their way, so that none is fetched twice. */
const coming = new Map();

const keyOf = (name) => `${root}${name}?${FILES[name]}`;

const TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The first version begins as soon as it can; one that takes the place of another has all its files by then. */
self.addEventListener('install', (event) => {
  const large = Object.keys(FILES).filter((name) => !TOGETHER.includes(name));
  const rest = Promise.all(large.map(obtain));
  rest.catch(() => {}); // whoever needs one of them asks again
  event.waitUntil(self.registration.active ? Promise.all([keepTogether(), rest]) : keepTogether());
});

/** Small files come as one, compressed: one after the other, behind a line that says which. */
async function keepTogether() {
  const cache = await caches.open(CACHE);
  const sent = await asked('client.gz');
  const stream = sent.body.pipeThrough(new DecompressionStream('gzip'));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = data.indexOf(10) + 1;
  const listed = JSON.parse(new TextDecoder().decode(data.subarray(0, at)));
  await Promise.all(
    listed.map(([name, size]) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
      return keep(cache, name, data.slice(at, (at += size)), type);
    }),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin() {
  await self.clients.claim();
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((one) => cache.delete(one)));
}

/** Another version may only take over where no other page is open: it could be in the middle of a game. */
self.addEventListener('message', (event) => event.waitUntil(heed(event.data)));

async function heed(wish) {
  if (wish !== 'take over') return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(root)) return;
  const name = mode === 'navigate' ? 'index.html' : url.slice(root.length).split(/[?#]/)[0];
  if (name in FILES) event.respondWith(obtain(name));
});

/** A file as it was kept, or else from the network, once; then it is kept. */
async function obtain(name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(name));
  if (kept) return kept;
  if (!coming.has(name))
    coming.set(
      name,
      fetched(cache, name).finally(() => coming.delete(name)),
    );
  return (await coming.get(name)).clone();
}

async function fetched(cache, name) {
  const sent = await asked(name);
  return keep(cache, name, await sent.arrayBuffer(), sent.headers.get('Content-Type'));
}

async function asked(name) {
  const sent = await fetch(`${root}${name}`, { cache: 'no-cache' });
  if (!sent.ok) throw new Error(`${name}: ${sent.status}`);
  return sent;
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Files of two versions are never mixed: the host may be changing them just now. */
async function keep(cache, name, data, type) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  if (!hex(sum).startsWith(FILES[name])) throw new Error(`${name}: of another version`);
  const one = new Response(data, { headers: { 'Content-Type': type } });
  await cache.put(keyOf(name), one.clone());
  return one;
}
