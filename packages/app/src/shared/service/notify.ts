import type { Environment } from '../environment.ts';
import { failureToast } from './errorCatalogue.ts';

/** Where failures are shown. */
export type Notified = Pick<Environment, 'toasts'>;

/** Errors a patient has been notified of, since the client, the cache and a caller may all see the same one. */
const reported = new WeakSet<object>();

/** Shows a failure in the one notification (specification section 8), once for each error. */
export function notifyFailure({ toasts }: Notified, error: unknown): void {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const toast = failureToast(error);
  if (toast) toasts.show(toast);
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
