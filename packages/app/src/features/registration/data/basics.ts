import { atom } from 'jotai';
import { NO_BASICS, type Basics } from '../rules/basics.ts';
import { readStoredBasics, withTyped } from '../rules/storedBasics.ts';
import type { BasicsPart } from '../rules/parts.ts';
import type { ProductType } from '../../treatment/index.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { sessionScopedAtom } from '../../../shared/session/index.ts';

/** What a visitor has typed so far. */
export interface BasicsDraft {
  readonly basics: Basics;
  /** Chosen on /register, where the address names no treatment. */
  readonly productType: ProductType | undefined;
  readonly password: string;
  /** Names of the consents that were ticked. */
  readonly agreed: ReadonlySet<string>;
  /** Parts whose answers were checked. */
  readonly done: ReadonlySet<BasicsPart>;
}

/** Name of the draft on the device. */
const NAME = 'basics';

const EMPTY: BasicsDraft = {
  basics: NO_BASICS,
  productType: undefined,
  password: '',
  agreed: new Set(),
  done: new Set(),
};

const draft = sessionScopedAtom(EMPTY);

/** What is typed; the screen restores it first (`restoreDraftAtom`). */
export const basicsDraftAtom = atom((get) => get(draft));

/** Writes parts of the draft, here and, sealed, on the device. */
export const changeDraftAtom = atom(null, (get, set, changed: Partial<BasicsDraft>) => {
  const next = { ...get(draft), ...changed };
  set(draft, next);
  const { basics, productType, done } = next;
  void get(environmentAtom)
    .loadDrafts()
    .then((drafts) => drafts.write(NAME, { basics, productType, done: [...done] }))
    .catch(() => undefined);
});

/** Writes some of the basics. */
export const changeBasicsAtom = atom(null, (get, set, changed: Partial<Basics>) =>
  set(changeDraftAtom, { basics: { ...get(draft).basics, ...changed } }),
);

/** A part's answers were checked. */
export const partDoneAtom = atom(null, (get, set, part: BasicsPart) =>
  set(changeDraftAtom, { done: new Set([...get(draft).done, part]) }),
);

/** Another visitor of this device comes by a navigation of their own; only a reload or a way back is the same one. */
const isSameVisitor = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/**
 * Brings back what was typed before a reload: all but the password and the consents. It is sealed on the device and
 * goes when somebody signs in, or with the next visitor (privacy rules, 15).
 */
export const restoreDraftAtom = atom(null, async (get, set): Promise<void> => {
  if (get(draft) !== EMPTY) return;
  const drafts = await get(environmentAtom).loadDrafts();
  if (!isSameVisitor()) return drafts.remove(NAME);
  const kept = readStoredBasics(await drafts.read(NAME));
  if (kept === undefined) return;
  const now = get(draft);
  set(draft, { ...now, ...kept, basics: withTyped(kept.basics, now.basics) });
});
