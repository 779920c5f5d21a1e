import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { environmentAtom } from '@patient/app/shared/environment.ts';
import type { Visit } from '../screens/support/visit.ts';

/** Part of the context of a story; only screens have a visit. */
export interface ScreenContext {
  readonly visit?: Visit;
}

/**
 * `beforeEach` of a story that is only looked at: what its page adds once the rest has come (docs/decisions/0038) comes with
 * the rest, so that it is looked at, too.
 */
export function showLastParts({ visit }: ScreenContext): void {
  if (visit === undefined) return;
  const environment = visit.store.get(environmentAtom);
  visit.store.set(environmentAtom, { ...environment, whenIdle: () => Promise.resolve() });
}

/** Whether a screen waits for its code, or for an answer of the service. */
export const isScreenWaiting = ({ visit }: ScreenContext): boolean =>
  visit !== undefined &&
  (document.querySelector('[role="progressbar"][aria-label="Loading page"]') !== null ||
    visit.store.get(cacheAtom).isFetching() > 0);
