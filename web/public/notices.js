/* Shows what the server pushes, also while no page is open, and opens the table. */

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`#/t/${encodeURIComponent(event.notification.data.table)}`));
});

/** A newer notice of a table takes the place of an older one; what comes twice is shown once. */
async function show({ id, table, title, text }) {
  const shown = await self.registration.getNotifications({ tag: table });
  const again = shown.some((one) => one.data.id === id);
  await self.registration.showNotification(title, {
    body: text,
    tag: table,
    renotify: !again,
    data: { id, table },
  });
  const tables = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(tables.length);
}

async function open(hash) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.visibilityState === 'visible') ?? pages[0];
  if (page === undefined) return self.clients.openWindow(`/${hash}`);
  page.postMessage({ open: hash });
  return page.focus();
}
