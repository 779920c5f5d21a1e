import { isSamePatient } from '../isSamePatient.ts';
import type { ChangeSource, Session } from './session.ts';

/** Somebody has signed in, or a session has ended. */
export interface SignInChange {
  readonly isSignedIn: boolean;
  /** One patient follows another at once: an end and a beginning are reported, in this order. */
  readonly isReplacing: boolean;
  /** The tab that did it. */
  readonly source: ChangeSource;
}

/**
 * Calls whenever somebody signs in or a session ends, here or in another tab, so that nothing passes from one patient to
 * the next.
 * @returns a function that stops watching
 */
export function watchSignIn(
  session: Pick<Session, 'read' | 'onChange'>,
  listener: (change: SignInChange) => void,
): () => void {
  const tokenNow = () => {
    const { loggedIn, token } = session.read();
    return loggedIn ? token : undefined;
  };
  let before = tokenNow();
  return session.onChange((source) => {
    const [ended, begun] = [before, tokenNow()];
    before = begun;
    // A token may have been renewed.
    if (ended === begun || isSamePatient(ended, begun)) return;
    const isReplacing = ended !== undefined && begun !== undefined;
    if (ended !== undefined) listener({ isSignedIn: false, isReplacing, source });
    if (begun !== undefined) listener({ isSignedIn: true, isReplacing, source });
  });
}
