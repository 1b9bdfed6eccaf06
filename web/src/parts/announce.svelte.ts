/** What screen readers hear: events politely, one's turn and refusals at once. */

class Voice {
  polite = $state('');
  assertive = $state('');
}

export const voice = new Voice();

const PAUSE = 50; // an empty moment between, so that the same words are heard again
const soon: Partial<Record<'polite' | 'assertive', ReturnType<typeof setTimeout>>> = {};

/** News that came within one pause are told together; of alerts the last one counts. */
let news: string[] = [];

function speak(how: 'polite' | 'assertive', text: string): void {
  clearTimeout(soon[how]);
  voice[how] = '';
  soon[how] = setTimeout(() => {
    voice[how] = text;
    if (how === 'polite') news = [];
  }, PAUSE);
}

export function announce(text: string): void {
  news = [...news, text];
  speak('polite', news.join(' '));
}
export const alertReader = (text: string): void => speak('assertive', text);

/** What was said to one person is not for the next. */
export function hush(): void {
  clearTimeout(soon.polite);
  clearTimeout(soon.assertive);
  voice.polite = voice.assertive = '';
  news = [];
}
