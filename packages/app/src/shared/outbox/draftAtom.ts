import { atom, type Getter, type WritableAtom } from 'jotai';
import { environmentAtom } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { setTypedDraftAtom, typedDraftsAtom } from './typedDrafts.ts';

const draftsOf = (get: Getter) =>
  get(environmentAtom)
    .loadDrafts()
    .catch(() => undefined);

/** What comes after what there was; undefined takes it away. */
type Change<Value> = (before: Value | undefined) => Value | undefined;

/**
 * Unsent draft, keyed by owner. It outlives a reload, sealed on the device, and goes when it is sent or the session ends
 * (privacy rules, 15). After a session that ended by itself, its patient finds it again on the same page.
 * @param kind names it on the device
 * @param read parses what was stored; undefined for anything else
 */
export function storedDraft<Value>(kind: string, read: (kept: unknown) => Value | undefined) {
  return family((owner: string) => {
    const name = `${kind} ${owner}`;
    const held = atom<Value | undefined>(undefined);
    const isTouched = atom(false);
    const draft = atom(
      (get) => get(held),
      async (get, set, change: Change<Value> | 'restore'): Promise<void> => {
        const keep = async (next: Value | undefined): Promise<void> => {
          set(isTouched, true);
          set(held, next);
          set(setTypedDraftAtom, name, next);
          const drafts = await draftsOf(get);
          await (next === undefined ? drafts?.remove(name) : drafts?.write(name, next));
        };
        if (change !== 'restore') return keep(change(get(held)));
        if (get(isTouched)) return undefined;
        const typed = read(get(typedDraftsAtom).get(name));
        // Of a session that ended by itself: the device has not got it any more.
        if (typed !== undefined) return keep(typed);
        const kept = read(await (await draftsOf(get))?.read(name));
        // What is written meanwhile is newer.
        if (kept === undefined || get(isTouched)) return undefined;
        set(held, kept);
        return set(setTypedDraftAtom, name, kept);
      },
    );
    draft.onMount = (set) => void set('restore');
    return draft;
  });
}

/** What is kept of one owner; undefined takes it away. */
export type StoredDraft<Value> = ReturnType<ReturnType<typeof storedDraft<Value>>>;

/** What is held of one owner; undefined for nothing, and writing that takes it away. */
export type MemoryDraft<Value> = WritableAtom<Value | undefined, [Value | undefined], void>;

/**
 * Something that is chosen or typed and not sent yet, and that the device does not keep, such as a file: it outlives
 * leaving the page, and a session that ended by itself, for its patient. It goes when it is taken away or the page is
 * reloaded.
 * @param read reads back what was chosen; undefined for anything else
 */
export function memoryDraft<Value>(
  kind: string,
  read: (held: unknown) => Value | undefined,
): (owner: string) => MemoryDraft<Value> {
  return family((owner: string) => {
    const name = `${kind} ${owner}`;
    return atom(
      (get) => read(get(typedDraftsAtom).get(name)),
      (_get, set, value: Value | undefined) => set(setTypedDraftAtom, name, value),
    );
  });
}
