import { useAtom } from 'jotai';
import type { KeptDraft } from '#shared/outbox/draftAtom.ts';

/** What a form of the account holds. */
export interface Typed<Draft> {
  /** Whether anything was typed; it outlives the page, a reload, and a session that ended by itself. */
  readonly isTyped: boolean;
  /** What is typed, or what is saved until then. */
  readonly draft: Draft;
  /** Changes the latest draft, which may be newer than `draft`. */
  readonly write: (change: (latest: Draft) => Draft) => void;
  /** Takes it away. */
  readonly forget: () => void;
  /** Takes away what was saved; what was typed since then stays. */
  readonly forgetSaved: (draft: Draft) => void;
}

/**
 * Keeps what is typed into a form of the account.
 * @param draftAtom where it is kept
 * @param saved what the service has
 */
export function useTyped<Draft>(draftAtom: KeptDraft<Draft>, saved: Draft): Typed<Draft> {
  const [typed, setTyped] = useAtom(draftAtom);
  return {
    isTyped: typed !== undefined,
    draft: typed ?? saved,
    write: (change) => void setTyped((latest) => change(latest ?? saved)),
    forget: () => void setTyped(() => undefined),
    forgetSaved: (draft) => void setTyped((latest) => (latest === draft ? undefined : latest)),
  };
}
