import { environmentAtom } from '@patient/app/shared/environment.ts';
import type { Visit } from './visit.ts';

/** Waits until the page has all it asks for, also what it asks for once the rest has come (docs/decisions/0038). */
export async function allLoaded({ store }: Pick<Visit, 'store'>): Promise<void> {
  const { activity } = store.get(environmentAtom);
  await activity.whenQuiet();
  // The last parts came during the first wait at the earliest, and may ask for more.
  await activity.whenQuiet();
}
