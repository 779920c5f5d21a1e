import type { Environment } from '../environment.ts';
import { FAILED } from '../failureMessages.ts';
import { ConnectionError } from '../service/connectionError.ts';
import { reloadForStaleChunk } from './reloadForStaleChunk.ts';

/** Reloads the page for a chunk of an older release, or says that a part of it could not be loaded or shown. */
export async function reportLoadFailure(error: unknown, environment: Environment): Promise<void> {
  if (await reloadForStaleChunk(error, environment)) return;
  // Other errors have messages for developers.
  const message = error instanceof ConnectionError ? error.message : FAILED;
  environment.toasts.show({ kind: 'error', message });
}
