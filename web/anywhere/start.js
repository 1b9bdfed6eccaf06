/* Starts a page that has no server: first what lets it start without a network, then the page itself. */

const PATIENCE = 5000;

const workers = globalThis.navigator.serviceWorker;

/** A newer version takes over when the page is opened anew, and nobody plays; never in a game. */
const isIdle = () => !location.hash.startsWith('#/t/');

async function ready() {
  const registration = await workers.register('./offline.js');
  if (registration.waiting && workers.controller && isIdle()) {
    workers.addEventListener('controllerchange', () => location.reload());
    registration.waiting.postMessage('take over');
    await later(PATIENCE); // unless another tab is open too
  }
  if (!workers.controller) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
}

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

try {
  // Pages that are not sent safely have no such workers, and need the network each time.
  if (workers) await Promise.race([ready(), later(PATIENCE)]);
} catch (error) {
  console.warn(error);
}
document.head.append(document.getElementById('page').content);
