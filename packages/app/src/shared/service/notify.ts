import type { Environment } from '../environment.ts';
import { failureToast } from './errorCatalogue.ts';

/** Where failures are shown. */
export type Notified = Pick<Environment, 'toasts'>;

/** Errors a patient has been notified of, since the client, the cache and a caller may all see the same one. */
const reported = new WeakSet<object>();

/** The message of the latest failure that was shown, and when. */
const latest = new WeakMap<Notified['toasts'], { readonly message: string; readonly at: number }>();

/**
 * Shows a failure in the one notification (specification section 8), once for each error.
 * @param since when a read began that failed, in milliseconds of `performance.now()`: a page that is shown again reads much
 * at once, and what failed beside it for the same reason has said so
 */
export function notifyFailure({ toasts }: Notified, error: unknown, since?: number): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const toast = failureToast(error);
  if (toast === undefined) return;
  const said = latest.get(toasts);
  if (since !== undefined && said?.message === toast.message && since <= said.at) return;
  latest.set(toasts, { message: toast.message, at: performance.now() });
  toasts.show(toast);
}

/** Waits for work outside the client, such as the identity service, and notifies of its failure. Rejects as it does. */
export async function notifyOnError<Result>(notified: Notified, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    notifyFailure(notified, error);
    throw error;
  }
}
