import { atom } from 'jotai';
import { NO_BASICS, type Basics, type BasicsPart } from '@patient/api/model';
import { accountToStore } from './storedAccount.ts';
import type { ProductType } from '@patient/api';
import { pendingRegistrationAtom, resumeRegistrationAtom } from '#features/auth/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';

/** Draft of the basics step. */
export interface BasicsDraft {
  readonly basics: Basics;
  /** Chosen by the patient on /register; other entry URLs name the treatment. */
  readonly productType: ProductType | undefined;
  readonly password: string;
  /** Names of the checked consents. */
  readonly agreed: ReadonlySet<string>;
  /** Parts that have passed their checks. */
  readonly done: ReadonlySet<BasicsPart>;
}

/** Key of the draft on the device. */
const NAME = 'basics';

const EMPTY: BasicsDraft = {
  basics: NO_BASICS,
  productType: undefined,
  password: '',
  agreed: new Set(),
  done: new Set(),
};

const draft = atom(EMPTY);

/** Returns the next draft; undefined empties it. */
type Change<Value> = (latest: Value | undefined) => Value | undefined;

/**
 * Draft; empty until the screen restores it (`restoreDraftAtom`). A change is also saved in encrypted storage on the device.
 */
export const basicsDraftAtom = atom(
  (get) => get(draft),
  (get, set, change: Change<BasicsDraft>) => {
    const next = change(get(draft)) ?? EMPTY;
    set(draft, next);
    const { basics, productType, done } = next;
    const account = accountToStore(get(pendingRegistrationAtom));
    void get(environmentAtom)
      .loadDrafts()
      .then((drafts) => drafts.write(NAME, { basics, productType, done: [...done], account }))
      .catch(() => undefined);
  },
);

/** Basics in the draft. */
export const basicsAtom = atom(
  (get) => get(draft).basics,
  (_get, set, change: Change<Basics>) =>
    set(basicsDraftAtom, (latest = EMPTY) => ({ ...latest, basics: change(latest.basics) ?? NO_BASICS })),
);

export const partDoneAtom = atom(null, (_get, set, part: BasicsPart) =>
  set(basicsDraftAtom, (latest = EMPTY) => ({ ...latest, done: new Set([...latest.done, part]) })),
);

/** True after a reload or back/forward navigation; after any other navigation, the visitor may be someone else. */
const isSameVisitor = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/** Loaded lazily: only needed after a reload. */
const loadStoredBasics = loadCode(() => import('./storedBasics.ts'));

/**
 * Restores the draft after a reload, without password and consents, and continues with the code that an account needs. The
 * stored draft is encrypted, and removed on sign-in or when the visitor may be someone else (privacy rules, 15).
 */
export const restoreDraftAtom = atom(null, async (get, set): Promise<void> => {
  if (get(draft) !== EMPTY) return;
  const drafts = await get(environmentAtom).loadDrafts();
  if (!isSameVisitor()) return drafts.remove(NAME);
  const value = await drafts.read(NAME);
  if (value === undefined) return;
  const { readStoredBasics, withTyped } = await loadStoredBasics();
  const stored = readStoredBasics(value);
  if (stored === undefined) return;
  const current = get(draft);
  const { account, ...input } = stored;
  set(draft, { ...current, ...input, basics: withTyped(input.basics, current.basics) });
  if (account !== undefined && get(pendingRegistrationAtom) === undefined)
    set(resumeRegistrationAtom, account);
});
