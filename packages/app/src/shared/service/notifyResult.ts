import { toastFor, type EndedCall } from './errorCatalogue.ts';
import type { Environment } from '../environment.ts';

type Ears = Pick<Environment, 'notifier'>;

function tell({ notifier }: Ears, operation: string, end: Pick<EndedCall, 'ok' | 'error'>): void {
  const toast = toastFor({ operation, method: operation.split(' ')[0] ?? '', ...end });
  if (toast) notifier.notify(toast);
}

/** As {@link told}, for calls that nobody would call an action of theirs: only their failure is told. */
export async function toldIfFailed<Result>(
  ears: Ears,
  operation: string,
  call: Promise<Result>,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    tell(ears, operation, { ok: false, error });
    throw error;
  }
}

/**
 * Waits for a call that is not in the cache and tells its end as the cache would: by the table of the error catalogue
 * (specification section 8). Rejects with what the call rejects with.
 * @param operation method and path pattern, such as 'POST /api/patient'
 */
export async function told<Result>(ears: Ears, operation: string, call: Promise<Result>): Promise<Result> {
  const result = await toldIfFailed(ears, operation, call);
  tell(ears, operation, { ok: true });
  return result;
}
