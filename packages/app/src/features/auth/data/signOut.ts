import { atom } from 'jotai';
import { environmentAtom, type Environment } from '../../../shared/environment.ts';

/**
 * Empties this device in every tab at once, and ends the session at the identity service as far as it can be reached. A
 * line that is down keeps nobody signed in on this device: its tokens are gone by then.
 */
export async function endSession({ session, loadIdentity, detachIdentity }: Environment): Promise<void> {
  detachIdentity();
  session.logout();
  await loadIdentity()
    .then((identity) => identity.signOut())
    .catch(() => undefined);
}

/**
 * Logs out as the patient asked: empties this device in every tab at once, ends the session at the identity service
 * as far as it can be reached, and opens the brand's website in a new tab (specification section 2).
 */
export const signOutAtom = atom(null, async (get) => {
  const environment = get(environmentAtom);
  globalThis.open(environment.brand.websiteUrl, '_blank', 'noopener,noreferrer');
  await endSession(environment);
});
