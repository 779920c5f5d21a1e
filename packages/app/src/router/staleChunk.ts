import { shouldReload } from '../domain/staleChunk.ts';
import type { Environment } from '../environment.ts';

/** How browsers word a module that a newer release has taken away. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script|module script failed/i.test(error.message);

/**
 * Reloads the page when a chunk of an older release did not arrive, at most once a minute.
 * @returns whether the page is being reloaded; otherwise the failure has to be shown.
 */
export function reloadForStaleChunk(error: unknown, { reloadStamp, now }: Environment): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  if (!shouldReload(reloadStamp.read(), now())) return false;
  if (!reloadStamp.write(now())) return false;
  globalThis.location.reload();
  return true;
}
