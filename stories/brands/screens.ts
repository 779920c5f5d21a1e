import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import type { Visit } from '../screens/support/visit.ts';

/** Part of a story's context; only screens have a visit. */
export interface ScreenContext {
  readonly visit?: Visit;
}

/** Whether a screen waits for its code or for a response of the service. */
export const isScreenWaiting = ({ visit }: ScreenContext): boolean =>
  visit !== undefined &&
  (document.querySelector('[role="progressbar"][aria-label="Loading page"]') !== null ||
    visit.store.get(cacheAtom).isFetching() > 0);
