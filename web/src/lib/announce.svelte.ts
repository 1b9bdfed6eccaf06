/** What screen readers hear: events politely, one's turn and refusals at once. */

class Voice {
  polite = $state('');
  assertive = $state('');
}

export const voice = new Voice();

const PAUSE = 50; // an empty moment between, so that the same words are heard again

export function announce(text: string): void {
  voice.polite = '';
  setTimeout(() => (voice.polite = text), PAUSE);
}

export function alertReader(text: string): void {
  voice.assertive = '';
  setTimeout(() => (voice.assertive = text), PAUSE);
}
