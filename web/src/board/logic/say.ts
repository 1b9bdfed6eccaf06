/** How messages are asked for; the board's own logic gets this handed in, so tests can too. */
import type { Because } from '../../server/wire';

export type Variables = Record<string, string | number>;
export type Say = (id: string, variables?: Variables) => string;

/** A name as it stands inside a sentence; one without such a form stands as it is. */
export function inSentence(say: Say, id: string, variables?: Variables): string {
  const form = id.includes('.') ? `${id}.in` : say(`${id}.in`, variables);
  return form === `${id}.in` ? say(id, variables) : form;
}

/** Why a bot likes a move: what it has seen, then what it makes of it; text in it names a message. */
export function because({ message, variables, grounds }: Because, say: Say): string {
  const named = Object.entries(variables).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? inSentence(say, value) : value,
  ]);
  const said = say(message, Object.fromEntries(named));
  return grounds ? `${because(grounds, say)} ${said}` : said;
}

/** How a name is set on small pieces: smaller the longer it or one of its words is. */
export function nameSize(name: string): '' | 'longish' | 'lengthy' {
  if (name.length > 14 || /[^\s-]{10}/.test(name)) return 'lengthy';
  return /[^\s-]{7}/.test(name) ? 'longish' : '';
}
