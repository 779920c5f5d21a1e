import { atom } from 'jotai';
import { environmentAtom } from '../environment.ts';

/**
 * Logs out as the patient asked: empties this device in every tab at once, ends the session at the identity service
 * as far as it can be reached, and opens the brand's website in a new tab (specification section 2).
 */
export const signOutAtom = atom(null, async (get) => {
  const { brand, session, loadIdentity, detachIdentity } = get(environmentAtom);
  globalThis.open(brand.websiteUrl, '_blank', 'noopener,noreferrer');
  detachIdentity();
  session.logout();
  // A line that is down keeps nobody signed in on this device: its tokens are gone by now.
  await loadIdentity()
    .then((identity) => identity.signOut())
    .catch(() => undefined);
});
