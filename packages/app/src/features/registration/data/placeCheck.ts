import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';

/** Loaded while the patient chooses a state: the first page of a registration is usable before it. */
const loadChecks = loadCode(() => import('./checks.ts'));

/** Fetches what checking needs; a failure is shown when the patient submits the form. */
export const preparePlaceCheck = (): Promise<void> =>
  loadChecks().then(
    () => undefined,
    () => undefined,
  );

/**
 * Whether the service treats patients of a state; rejects as a call does. Where a release has removed the code, the page is
 * reloaded, with what was typed.
 */
export const checkPlaceAtom = atom(null, (get, set, state: string): Promise<boolean> =>
  orReload(
    loadChecks().then(({ checkStateAtom }) => set(checkStateAtom, state)),
    get(environmentAtom),
  ),
);
