/** Notices that reach this browser also while no page is open. */
import { go } from './place.svelte';

const WORKER = '/notices.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registration = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
};

/** Where this browser is pushed to already; null if nowhere. */
export async function pushedTo(): Promise<string | null> {
  if (!canPush()) return null;
  const known = await navigator.serviceWorker.getRegistration(WORKER);
  return (await known?.pushManager.getSubscription())?.endpoint ?? null;
}

export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Let this browser be pushed to by the server with this key; null if the person does not want it. */
export async function bePushedTo(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The server may have another key than it had.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** A notice that is pressed opens its table in a page that is open already. */
export function followNotices(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown }>) => {
    if (typeof data.open === 'string') go(data.open);
  });
}
