import { failureText } from '../format/failureText.ts';
import { StaleCodeError } from '../service/connectionError.ts';
import { hasNewInput } from './newInput.ts';
import { shouldReload } from './staleChunk.ts';
import type { Environment } from '../environment.ts';

/**
 * Reloads the page when a chunk of an older release is missing: at most once a minute, unless the patient has pressed "Try
 * again", and never while something is typed or a file is chosen.
 * @returns whether the page is reloading; otherwise the caller has to show the failure
 */
export function reloadForStaleChunk(
  error: unknown,
  { tab, now }: Pick<Environment, 'tab' | 'now'>,
  isRequested = false,
): boolean {
  if (!(error instanceof StaleCodeError) || hasNewInput()) return false;
  if (!isRequested && !shouldReload(tab.get('staleReloadAt'), now())) return false;
  // Without the stored time the page could reload forever.
  if (!tab.set('staleReloadAt', now())) return false;
  globalThis.location.reload();
  return true;
}

/** Reloads the page if the work failed because of a stale chunk; the promise then stays pending until the page unloads. */
export async function orReload<Result>(work: Promise<Result>, environment: Environment): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (reloadForStaleChunk(error, environment)) await new Promise(() => undefined);
    throw error;
  }
}

/** Reloads the page for a stale chunk; otherwise shows the failure in the notification. */
export function reportLoadFailure(error: unknown, environment: Environment): void {
  if (reloadForStaleChunk(error, environment)) return;
  environment.toasts.show({ kind: 'error', message: failureText(error) });
}
