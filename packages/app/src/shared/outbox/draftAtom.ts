import { atom, type Getter } from 'jotai';
import { environmentAtom } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { sessionScopedAtom } from '../session/index.ts';
import { noteTypedAtom, typedDraftsAtom } from './typedDrafts.ts';

const draftsOf = (get: Getter) =>
  get(environmentAtom)
    .loadDrafts()
    .catch(() => undefined);

/** What comes after what there was; undefined takes it away. */
type Change<Value> = (before: Value | undefined) => Value | undefined;

/**
 * Something that is written and not sent yet, by whose it is: it outlives a reload, sealed on the device, and goes when
 * it is sent or the session ends (privacy rules, 15). After a session that ended by itself, its patient finds it again on
 * the same page.
 * @param kind names it on the device
 * @param read reads back what was kept; undefined for anything else
 */
export function keptDraft<Value>(kind: string, read: (kept: unknown) => Value | undefined) {
  return family((owner: string) => {
    const name = `${kind} ${owner}`;
    const held = sessionScopedAtom<Value | undefined>(undefined);
    const isTouched = sessionScopedAtom(false);
    const draft = atom(
      (get) => get(held),
      async (get, set, change: Change<Value> | 'restore'): Promise<void> => {
        const keep = async (next: Value | undefined): Promise<void> => {
          set(isTouched, true);
          set(held, next);
          set(noteTypedAtom, name, next);
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
        return set(noteTypedAtom, name, kept);
      },
    );
    draft.onMount = (set) => void set('restore');
    return draft;
  });
}
