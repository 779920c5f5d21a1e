import type { Environment } from '../environment.ts';
import { MESSAGES } from '../messages.ts';
import { failureToast } from './errorCatalog.ts';

/** Where failures are shown. */
export type Notified = Pick<Environment, 'toasts'>;

/** Errors already shown; the client, the cache and a caller may all report the same one. */
const reported = new WeakSet<object>();

/** Latest failure message and its time. */
const latest = new WeakMap<Notified['toasts'], { readonly message: string; readonly at: number }>();

/**
 * Shows a failure in the one notification (specification section 8), once for each error.
 * @param since for a query: its failure isn't shown if the same message was shown after this time, milliseconds of
 * `performance.now()`
 */
export function notifyFailure({ toasts }: Notified, error: unknown, since?: number): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const toast = failureToast(error);
  if (toast === undefined) return;
  const shown = latest.get(toasts);
  if (since !== undefined && shown?.message === toast.message && since <= shown.at) return;
  latest.set(toasts, { message: toast.message, at: performance.now() });
  toasts.show(toast);
}

/**
 * Shows "Done !" after a change that the patient made with a press (specification section 8). Screen readers don't announce it,
 * because the page announces what was changed.
 */
export const notifyDone = ({ toasts }: Notified): void =>
  toasts.show({ kind: 'info', message: MESSAGES.done, isSilent: true });

/** Shows the failure of work outside the query client, such as the identity service. Rejects with the same error. */
export async function notifyOnError<Result>(notified: Notified, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    notifyFailure(notified, error);
    throw error;
  }
}
