import { useAtom, useStore } from 'jotai';
import type { HeldDraft } from '../../shared/outbox/draftAtom.ts';

/** What a form of the account holds. */
export interface Typed<Draft> {
  /** Whether anything was typed; it outlives the page, and a session that ended by itself. */
  readonly isTyped: boolean;
  /** What is typed, or what is saved until then. */
  readonly draft: Draft;
  /** Changes the latest draft, which may be newer than `draft`. */
  readonly write: (change: (latest: Draft) => Draft) => void;
  /** Takes it away once it is saved or cancelled. */
  readonly forget: () => void;
}

/**
 * Holds what is typed into a form of the account.
 * @param draftAtom where it is held
 * @param saved what the service has
 */
export function useTyped<Draft>(draftAtom: HeldDraft<Draft>, saved: Draft): Typed<Draft> {
  const store = useStore();
  const [typed, setTyped] = useAtom(draftAtom);
  return {
    isTyped: typed !== undefined,
    draft: typed ?? saved,
    write: (change) => setTyped(change(store.get(draftAtom) ?? saved)),
    forget: () => setTyped(undefined),
  };
}
