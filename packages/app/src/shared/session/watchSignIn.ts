import { isSamePatient } from '../isSamePatient.ts';
import { tokenOf, type Session } from './session.ts';

/**
 * Is given whether somebody is signed in now; whether one patient follows another at once, where an end and a beginning
 * are reported, in this order; and whether another tab did it.
 */
export type SignInListener = (isSignedIn: boolean, isReplacing: boolean, isElsewhere: boolean) => void;

/**
 * Calls whenever somebody signs in or a session ends, here or in another tab, so that nothing passes from one patient to
 * the next.
 * @returns a function that stops watching
 */
export function watchSignIn(
  session: Pick<Session, 'read' | 'onChange'>,
  listener: SignInListener,
): () => void {
  let before = tokenOf(session.read());
  return session.onChange((isElsewhere) => {
    const [ended, begun] = [before, tokenOf(session.read())];
    before = begun;
    // A token may have been renewed.
    if (isSamePatient(ended, begun)) return;
    const isReplacing = ended !== undefined && begun !== undefined;
    if (ended !== undefined) listener(false, isReplacing, isElsewhere);
    if (begun !== undefined) listener(true, isReplacing, isElsewhere);
  });
}
