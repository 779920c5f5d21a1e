import { atom } from 'jotai';
import { environmentAtom, sessionEndAtom, storeAtom, type Store } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { noteTypedAtom, typedDraftsAtom } from './typedDrafts.ts';
import { createOutbox, type Outbox, type OutboxOptions, type OutboxState } from './outbox.ts';

/** Parts of an outbox that its feature decides. */
export type OutboxParts<Item> = Omit<OutboxOptions<Item>, 'loadDrafts' | 'now' | 'left' | 'onChange'>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Outboxes by owner, such as the id of a visit or a chat. `stateAtom` follows what is unsent, and why, which pages show; `outboxAtom` holds the
 * actions. After a session that ended by itself, its patient's next
 * session takes up what was unsent.
 */
export function outboxFamily<Item>(partsOf: (owner: string, store: Store) => OutboxParts<Item>) {
  return family((owner: string) => {
    const holder = atom((get) => {
      const store = get(storeAtom);
      const environment = get(environmentAtom);
      if (!store) throw new Error('No store: make it with createSessions');
      const state = atom<OutboxState<Item>>();
      const parts = partsOf(owner, store);
      const noted = `unsent ${parts.name}`;
      const end = get(sessionEndAtom);
      const left = store.get(typedDraftsAtom).get(noted);
      const outbox: Outbox<Item> = createOutbox({
        ...parts,
        loadDrafts: environment.loadDrafts,
        now: environment.now,
        left: isList(left) ? left : undefined,
        onChange: (next) => {
          store.set(state, next);
          if (!end.aborted)
            store.set(noteTypedAtom, noted, next.items.size > 0 ? [...next.items.values()] : undefined);
        },
      });
      end.addEventListener('abort', outbox.dispose, { once: true });
      return { outbox, state };
    });
    return {
      outboxAtom: atom((get) => get(holder).outbox),
      stateAtom: atom((get) => {
        const { outbox, state } = get(holder);
        return get(state) ?? outbox.state();
      }),
    };
  });
}
