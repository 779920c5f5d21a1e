import { FAILED } from '../failureMessages.ts';

/** Errors with messages written for patients. Matched by name, because the first page has not loaded their classes. */
const PLAIN = /^(Api|Identity|Connection|WrongUser)Error$/;

/**
 * When the service accepts the next attempt, for patients. Rounded up, so that no time is too early. Not `formatTime`, which
 * the first page doesn't load.
 */
export const retryTime = (retryAt: number): string =>
  new Date(Math.ceil(retryAt / 60_000) * 60_000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

/**
 * Message of a failure for patients: that of the service or the app (specification section 8), never that of a JavaScript
 * engine or library; and when to try again, if the service has said it.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error) || !PLAIN.test(error.name) || error.message.trim() === '') return FAILED;
  return 'retryAt' in error && typeof error.retryAt === 'number'
    ? `${error.message} You can try again at ${retryTime(error.retryAt)}.`
    : error.message;
}
