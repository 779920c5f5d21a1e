import { isSamePatient } from '../isSamePatient.ts';
import { leavePage } from './leavePage.ts';
import type { Session } from './session.ts';

/**
 * Leaves a page of a patient that the browser had put aside whole (its back-forward cache), where the session has ended or
 * somebody else has signed in meanwhile: such a page hears nothing of other tabs, and Back would show the patient again.
 * @returns a function that stops watching
 */
export function watchReturn(session: Pick<Session, 'read'>, leave: () => void = leavePage): () => void {
  const listening = new AbortController();
  let left: string | undefined;
  const listen = (type: 'pagehide' | 'pageshow', hear: (event: Event) => void) =>
    globalThis.addEventListener?.(type, hear, { signal: listening.signal });
  listen('pagehide', () => {
    left = session.read().token;
  });
  listen('pageshow', (event) => {
    const { token } = session.read();
    if (!('persisted' in event) || event.persisted !== true || left === undefined || left === token) return;
    // A token may have been renewed.
    if (isSamePatient(left, token)) return;
    leave();
  });
  return () => listening.abort();
}
