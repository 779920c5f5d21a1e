import { failureText } from '../format/failureText.ts';
import { ConnectionError } from '../service/connectionError.ts';
import { shouldReload } from './staleChunk.ts';
import type { Environment } from '../environment.ts';

/** Matches the messages of browsers, and of Vite for styles, when a newer release has removed a file. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof ConnectionError
    ? isChunkFailure(error.cause)
    : error instanceof Error &&
      /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(
        error.message,
      );

/** Whether the app's server responds. A lost connection causes the same error, and `navigator.onLine` may lag behind. */
const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page when a chunk of an older release is missing, at most once a minute, and never offline, where reloading
 * would lose the page.
 * @returns whether the page is reloading; otherwise the caller has to show the failure
 */
export async function reloadForStaleChunk(error: unknown, { tab, now }: Environment): Promise<boolean> {
  if (!isChunkFailure(error) || !(await isReachable())) return false;
  if (!shouldReload(tab.get('staleReloadAt'), now())) return false;
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
    if (await reloadForStaleChunk(error, environment)) await new Promise(() => undefined);
    throw error;
  }
}

/** Reloads the page for a stale chunk; otherwise shows the failure in the notification. */
export async function reportLoadFailure(error: unknown, environment: Environment): Promise<void> {
  if (await reloadForStaleChunk(error, environment)) return;
  environment.toasts.show({ kind: 'error', message: failureText(error) });
}
