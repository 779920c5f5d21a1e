import { atom } from 'jotai';
import { createOutbox, type OutboxOptions, type OutboxState } from '@patient/api/outbox';
import { environmentAtom, sessionEndAtom, storeAtom, type Store } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { setTypedDraftAtom, typedDraftsAtom } from './typedDrafts.ts';

/** Options of an outbox that its feature provides. */
export type OutboxParts<Item> = Omit<OutboxOptions<Item>, 'loadDrafts' | 'now' | 'left' | 'onChange'>;

/**
 * Outboxes by owner, such as a visit. `stateAtom` has the unsent items and the reason, which pages show; `outboxAtom` has
 * the actions. After an expired session, unsent items move to the same patient's next session.
 */
export function outboxFamily<Item, Owner>(partsOf: (owner: Owner, store: Store) => OutboxParts<Item>) {
  return family((owner: Owner) => {
    const holder = atom((get) => {
      const store = get(storeAtom);
      const { loadDrafts, now } = get(environmentAtom);
      const end = get(sessionEndAtom);
      const parts = partsOf(owner, store);
      const draftName = `unsent ${parts.name}`;
      const left = store.get(typedDraftsAtom).get(draftName);
      const state = atom<OutboxState<Item>>();
      const outbox = createOutbox<Item>({
        ...parts,
        loadDrafts,
        now,
        left: Array.isArray(left) ? left : undefined,
        onChange(next) {
          store.set(state, next);
          const items = [...next.items.values()];
          if (!end.aborted) store.set(setTypedDraftAtom, draftName, items.length > 0 ? items : undefined);
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
