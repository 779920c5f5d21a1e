import { atom } from 'jotai';

/**
 * Unsent input by draft name, in memory only. After a session has expired it is no longer on the device; `createSessions`
 * restores it if the same patient signs in again.
 */
export const typedDraftsAtom = atom<ReadonlyMap<string, unknown>>(new Map());

/** Sets the unsent input of a draft; undefined removes it. */
export const setTypedDraftAtom = atom(null, (get, set, name: string, value: unknown): void => {
  const next = new Map(get(typedDraftsAtom));
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  set(typedDraftsAtom, next);
});
