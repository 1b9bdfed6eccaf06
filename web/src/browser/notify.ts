/** Tells a player who looks elsewhere that it is their turn: title, sound, notification. */
import favicon from '../art/favicon.svg?no-inline';
import { cue } from './sound';
import { preferences, savePreferences } from './storage';

const TITLE = 'Raiatea';
let shown: Notification | null = null;

export const canNotify = (): boolean => 'Notification' in globalThis;
export const notificationsOn = (): boolean =>
  canNotify() && (preferences().notifications ?? false) && Notification.permission === 'granted';

/** Ask the browser where needed; says whether notifications are on now. */
export async function setNotifications(on: boolean): Promise<boolean> {
  if (on && canNotify() && Notification.permission === 'default') {
    await Notification.requestPermission();
  }
  savePreferences({ notifications: on });
  return notificationsOn();
}

export function yourTurn(title: string, question: string): void {
  document.title = `● ${title}`;
  cue('turn');
  if (document.hidden && notificationsOn()) {
    shown?.close();
    shown = new Notification(title, { body: question, icon: favicon, tag: 'raiatea' });
    shown.onclick = () => window.focus();
  }
}

export function calm(): void {
  document.title = TITLE;
  shown?.close();
  shown = null;
}
