import { failureText } from '../format/failureText.ts';
import { ConnectionError } from '../service/connectionError.ts';
import { shouldReload } from './staleChunk.ts';
import type { Environment } from '../environment.ts';

/** Messages of browsers, and of Vite for styles, for a file that a newer release has removed. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof ConnectionError
    ? isChunkFailure(error.cause)
    : error instanceof Error &&
      /dynamically imported module|importing a module script|module script failed|preload CSS/i.test(
        error.message,
      );

/** Whether the app's own server answers: a lost connection fails alike, and the browser may not know of it yet. */
const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page when a chunk of an older release did not arrive, at most once a minute, but never without a
 * connection: that would lose the page.
 * @returns whether the page is being reloaded; otherwise the failure has to be shown.
 */
export async function reloadForStaleChunk(error: unknown, { tab, now }: Environment): Promise<boolean> {
  if (!isChunkFailure(error) || !(await isReachable())) return false;
  if (!shouldReload(tab.get('staleReloadAt'), now())) return false;
  // Without the stamp the page could reload forever.
  if (!tab.set('staleReloadAt', now())) return false;
  globalThis.location.reload();
  return true;
}

/** Reloads the page where a chunk of an older release made the work fail, which then stays pending until the page has gone. */
export async function orReload<Result>(work: Promise<Result>, environment: Environment): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (await reloadForStaleChunk(error, environment)) await new Promise(() => undefined);
    throw error;
  }
}

/** Reloads the page for a chunk of an older release, or shows that a part of the page could not be loaded. */
export async function reportLoadFailure(error: unknown, environment: Environment): Promise<void> {
  if (await reloadForStaleChunk(error, environment)) return;
  environment.toasts.show({ kind: 'error', message: failureText(error) });
}
