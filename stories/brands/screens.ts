import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { environmentAtom } from '@patient/app/shared/environment.ts';
import type { Visit } from '../screens/support/visit.ts';

/** Part of a story's context; only screens have a visit. */
export interface ScreenContext {
  readonly visit?: Visit;
}

/**
 * `beforeEach` of a story that is rendered without interactions: parts that load when the page is idle (docs/decisions/0063)
 * load with the rest.
 */
export function loadIdlePartsNow({ visit }: ScreenContext): void {
  if (visit === undefined) return;
  const environment = visit.store.get(environmentAtom);
  visit.store.set(environmentAtom, { ...environment, whenIdle: () => Promise.resolve() });
}

/** Whether a screen waits for its code or for a response of the service. */
export const isScreenWaiting = ({ visit }: ScreenContext): boolean =>
  visit !== undefined &&
  (document.querySelector('[role="progressbar"][aria-label="Loading page"]') !== null ||
    visit.store.get(cacheAtom).isFetching() > 0);
