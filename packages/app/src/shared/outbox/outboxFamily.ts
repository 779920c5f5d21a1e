import { atom } from 'jotai';
import { environmentAtom, storeAtom, type Environment, type Store } from '../environment.ts';
import { family } from '../service/atomFamily.ts';
import { sessionGenerationAtom, watchSignIn } from '../session/index.ts';
import { noteTypedAtom, typedDraftsAtom } from './typedDrafts.ts';
import { createOutbox, type Outbox, type OutboxOptions, type OutboxState } from './outbox.ts';

/** Parts of an outbox that its feature decides. */
export type OutboxParts<Item> = Omit<OutboxOptions<Item>, 'loadDrafts' | 'now' | 'left' | 'onChange'>;

/** Disposes of an outbox when the session it belongs to ends. */
function disposeWithSession({ session }: Environment, dispose: () => void): void {
  const stop = watchSignIn(session, () => {
    dispose();
    stop();
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Outboxes by owner, such as the id of a visit or a chat. `stateAtom` follows what is unsent, and why, which pages show; `outboxAtom` holds the
 * actions. Both begin anew with each session; after one that ended by itself, its patient's next session takes up what
 * was unsent.
 */
export function outboxFamily<Item>(partsOf: (owner: string, store: Store) => OutboxParts<Item>) {
  return family((owner: string) => {
    const holder = atom((get) => {
      const generation = get(sessionGenerationAtom);
      const store = get(storeAtom);
      const environment = get(environmentAtom);
      if (!store) throw new Error('No store: make it with createAppStore');
      const state = atom<OutboxState<Item>>();
      const parts = partsOf(owner, store);
      const noted = `unsent ${parts.name}`;
      const isCurrent = () =>
        environment.session.read().loggedIn && store.get(sessionGenerationAtom) === generation;
      const left = isCurrent() ? store.get(typedDraftsAtom).get(noted) : undefined;
      const outbox: Outbox<Item> = createOutbox({
        ...parts,
        loadDrafts: environment.loadDrafts,
        now: environment.now,
        left: isList(left) ? left : undefined,
        onChange: (next) => {
          store.set(state, next);
          if (isCurrent())
            store.set(noteTypedAtom, noted, next.items.size > 0 ? [...next.items.values()] : undefined);
        },
      });
      disposeWithSession(environment, outbox.dispose);
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
