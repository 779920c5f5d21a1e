import type { Session } from './session.ts';
import { isSessionOver } from './expiry.ts';

/** Parts of the environment that the watch needs. */
export interface ExpiryWatch {
  readonly session: Pick<Session, 'read'>;
  readonly endSession: (end: { readonly reason: 'expired' }) => void;
  readonly now: () => number;
}

/** A timer of 30 days would overflow and ring at once; a device that sleeps rings late anyway. */
const CHECK_MS = 3_600_000;

/**
 * Ends a session whose 30 days pass while its page stays open: looks every hour, and when the page is looked at again.
 * @returns a function that stops watching
 */
export function watchExpiry({ session, endSession, now }: ExpiryWatch): () => void {
  const check = () => {
    const stored = session.read();
    if (stored.loggedIn && isSessionOver(stored, now())) endSession({ reason: 'expired' });
  };
  // Leaving the page is no look at it: the next page ends the session, and says so.
  const checkSeen = () => {
    if (globalThis.document?.visibilityState !== 'hidden') check();
  };
  const listening = new AbortController();
  const timer = setInterval(check, CHECK_MS);
  for (const event of ['focus', 'pageshow', 'visibilitychange'])
    // Also `visibilitychange`, which bubbles from the document.
    globalThis.addEventListener?.(event, checkSeen, listening);
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
