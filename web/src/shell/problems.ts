/** What went wrong, in words of the reader. */
import { Problem } from '../lib/api';
import type { Say } from '../lib/i18n';
import { notify } from './notices';

/** The server's own text where it sent one; else the message of that name. */
export function problemText(error: unknown, say: Say): string {
  if (!(error instanceof Problem)) return say('web-server-error');
  return error.message === '' ? say(error.key) : error.message;
}

/** Why a table cannot be seen: an address that no table could have is simply that of none. */
export function noTableText(error: unknown, say: Say): string {
  return error instanceof Problem && error.status === 422 ? say('server-no-table') : problemText(error, say);
}

/** Do something; whether it went well. If not, say why. */
export async function attempt(work: () => Promise<unknown>, say: Say): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify(problemText(error, say), 'trouble');
    return false;
  }
}
