/** What went wrong, in words for the player. */
import { Refused } from '../server/api';
import { has, t } from '../language/i18n';
import { complain } from './toast.svelte';

/** The sentence, and the rule that it rests on. */
export function problemText(error: unknown): [string, string | null] {
  if (!(error instanceof Refused)) return [String(error), null];
  if (error.status === 0) return [t('ui-unreachable'), null];
  const id = `error-${error.code}`;
  return [has(id) ? t(id) : error.message || t('ui-unexpected'), error.rule];
}

/** Do something that may fail; says whether it went well. */
export async function attempt(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    complain(...problemText(error));
    return false;
  }
}
