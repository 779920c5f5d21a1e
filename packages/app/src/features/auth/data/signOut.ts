import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';

/** Ends the session in all tabs, at the patient's request. */
export const endSessionAtom = atom(null, (get) => get(environmentAtom).endSession({ reason: 'loggedOut' }));

/** Ends the session in all tabs and opens the brand's website in a new tab (specification section 2). */
export const signOutAtom = atom(null, (get, set) => {
  globalThis.open(get(environmentAtom).brand.websiteUrl, '_blank', 'noopener,noreferrer');
  set(endSessionAtom);
});
