import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';
import { lateCode } from '#shared/lazy/lateCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';

/** Comes while the patient chooses a state: the first page of a registration is usable before it. */
const checks = lateCode(() => import('./checks.ts'));

/** Fetches what checking needs; a failure is shown when the patient submits the form. */
export const preparePlaceCheck = checks.preload;

/**
 * Whether the service treats patients of a state; rejects as a call does. Where a release has removed the code, the page is
 * reloaded, with what was typed.
 */
export const checkPlaceAtom = atom(null, (get, set, state: string): Promise<boolean> =>
  orReload(
    checks.load().then(({ checkStateAtom }) => set(checkStateAtom, state)),
    get(environmentAtom),
  ),
);
