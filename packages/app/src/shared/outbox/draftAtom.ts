import { replaceEqualDeep } from '@tanstack/query-core';
import { atom, type Getter, type WritableAtom } from 'jotai';
import { environmentAtom } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { setTypedDraftAtom, typedDraftsAtom } from './typedDrafts.ts';

const draftsOf = (get: Getter) =>
  get(environmentAtom)
    .loadDrafts()
    .catch(() => undefined);

/** Returns the next value; undefined removes the draft. */
type Change<Value> = (before: Value | undefined) => Value | undefined;

/**
 * Unsent draft, keyed by owner. It survives a reload, encrypted on the device, is the same in all tabs, and is removed when it
 * is sent or the session ends (privacy rules, 15). After an expired session it is restored if the same patient signs in on the
 * same page. `refresh` reads it from the device.
 * @param kind first part of its name on the device
 * @param read parses the stored value; undefined if it is invalid
 */
export function storedDraft<Value>(kind: string, read: (stored: unknown) => Value | undefined) {
  return family((owner: string) => {
    const name = `${kind} ${owner}`;
    const valueAtom = atom<Value | undefined>(undefined);
    const changesAtom = atom(0);
    const isWatchedAtom = atom(false);
    const readAtom = atom(null, async (get, set): Promise<void> => {
      const changes = get(changesAtom);
      const drafts = await draftsOf(get);
      const stored = read(await drafts?.read(name));
      // On a device that stores nothing, this page has the only copy.
      if (stored === undefined && !(await drafts?.isGone(name))) return;
      // A change during the read is newer.
      if (get(changesAtom) !== changes) return;
      const latest = replaceEqualDeep(get(valueAtom), stored);
      set(valueAtom, latest);
      set(setTypedDraftAtom, name, latest);
    });
    const watchAtom = atom(null, async (get, set): Promise<void> => {
      const drafts = await draftsOf(get);
      if (drafts === undefined || get(isWatchedAtom)) return;
      set(isWatchedAtom, true);
      // Until the session ends, which closes the channel.
      drafts.subscribe(name, () => void set(readAtom));
    });
    const draft = atom(
      (get) => get(valueAtom),
      async (get, set, change: Change<Value> | 'refresh'): Promise<void> => {
        const write = async (next: Value | undefined): Promise<void> => {
          set(changesAtom, (count) => count + 1);
          set(valueAtom, next);
          set(setTypedDraftAtom, name, next);
          const drafts = await draftsOf(get);
          await (next === undefined ? drafts?.remove(name) : drafts?.write(name, next));
        };
        if (change !== 'refresh') return write(change(get(valueAtom)));
        void set(watchAtom);
        const typed = get(valueAtom) === undefined ? read(get(typedDraftsAtom).get(name)) : undefined;
        // From an expired session: removed from the device.
        return typed === undefined ? set(readAtom) : write(typed);
      },
    );
    draft.onMount = (set) => void set('refresh');
    return draft;
  });
}

/** Atom of one owner's {@link storedDraft}; writing undefined removes it. */
export type StoredDraft<Value> = ReturnType<ReturnType<typeof storedDraft<Value>>>;

/** Atom of one owner's {@link memoryDraft}; writing undefined removes it. */
export type MemoryDraft<Value> = WritableAtom<Value | undefined, [Value | undefined], void>;

/**
 * Unsent input that is not stored on the device, such as a file. It survives navigation, and for the same patient an expired
 * session; it is lost on reload.
 * @param read parses the value; undefined if it is invalid
 */
export function memoryDraft<Value>(
  kind: string,
  read: (value: unknown) => Value | undefined,
): (owner: string) => MemoryDraft<Value> {
  return family((owner: string) => {
    const name = `${kind} ${owner}`;
    return atom(
      (get) => read(get(typedDraftsAtom).get(name)),
      (_get, set, value: Value | undefined) => set(setTypedDraftAtom, name, value),
    );
  });
}
