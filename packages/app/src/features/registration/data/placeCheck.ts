import { atom } from 'jotai';
import { lateCode } from '../../../shared/lazy/lateCode.ts';

/** Comes while the patient chooses a state: the first page of a registration is usable before it. */
const checks = lateCode(() => import('./checks.ts'));

/** Fetches what checking needs; a failure is shown when the patient submits the form. */
export const preparePlaceCheck = (): void => void checks.load().catch(() => undefined);

/** Whether the service treats patients of a state; rejects as a call does. */
export const checkPlaceAtom = atom(null, async (_get, set, state: string): Promise<boolean> => {
  const { checkStateAtom } = await checks.load();
  return set(checkStateAtom, state);
});
