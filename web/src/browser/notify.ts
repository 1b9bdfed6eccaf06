/** Tells a player who looks elsewhere that it is their turn: title, bell, notification. */
import favicon from '../art/favicon.svg?no-inline';
import { preferences, savePreferences } from './storage';

const TITLE = 'Raiatea';
let audio: AudioContext | null = null;
let shown: Notification | null = null;

export const bellOn = (): boolean => preferences().bell ?? true;
export const setBell = (bell: boolean): void => savePreferences({ bell });

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
  if (bellOn()) ring();
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

/** Two soft strokes, a fifth apart. */
function ring(): void {
  // Browsers are silent until the page is touched, and what is made before stays silent.
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
  } catch {
    return; // no sound on this device
  }
  const start = audio.currentTime;
  [660, 990].forEach((pitch, i) => stroke(audio!, pitch, start + i * 0.16));
}

function stroke(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}
