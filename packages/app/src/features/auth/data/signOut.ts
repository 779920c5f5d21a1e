import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';

/** Ends the session in every tab, as its patient asked. */
export const endSessionAtom = atom(null, (get) => get(environmentAtom).endSession({ reason: 'loggedOut' }));

/** Logs out as the patient asked, and opens the brand's website in a new tab (specification section 2). */
export const signOutAtom = atom(null, (get, set) => {
  globalThis.open(get(environmentAtom).brand.websiteUrl, '_blank', 'noopener,noreferrer');
  set(endSessionAtom);
});
