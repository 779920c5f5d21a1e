import type { Session } from './session.ts';

/**
 * Calls whenever somebody signs in or a session ends, here or in another tab.
 * @param listener is given whether somebody is signed in now
 * @returns a function that stops watching
 */
export function watchSignIn(
  session: Pick<Session, 'read' | 'onChange'>,
  listener: (isSignedIn: boolean) => void,
): () => void {
  let wasSignedIn = session.read().loggedIn;
  return session.onChange(() => {
    const { loggedIn } = session.read();
    if (loggedIn === wasSignedIn) return;
    wasSignedIn = loggedIn;
    listener(loggedIn);
  });
}
