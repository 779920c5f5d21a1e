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
  const note = () => {
    left = session.read().token;
  };
  const look = ({ persisted }: PageTransitionEvent) => {
    // A token may have been renewed.
    if (persisted && left !== undefined && !isSamePatient(left, session.read().token)) leave();
  };
  globalThis.addEventListener?.('pagehide', note, listening);
  globalThis.addEventListener?.('pageshow', look, listening);
  return () => listening.abort();
}
