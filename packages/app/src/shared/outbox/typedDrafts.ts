import { atom } from 'jotai';

/**
 * What was typed and not sent, by the name of its draft, in the memory of this page. Nothing of it is on the device once
 * the session has ended; `createSessions` passes it on if the same patient signs in again after an end that nobody asked for.
 */
export const typedDraftsAtom = atom<ReadonlyMap<string, unknown>>(new Map());

/** Notes what is typed now; undefined forgets it. */
export const setTypedDraftAtom = atom(null, (get, set, name: string, value: unknown): void => {
  const next = new Map(get(typedDraftsAtom));
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  set(typedDraftsAtom, next);
});
