import { environmentAtom } from '@patient/app/shared/environment.ts';
import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { expect, waitFor } from 'storybook/test';
import type { Visit } from './visit.ts';

/** Waits until all queries of the page have loaded, including those of parts that load when it is idle. */
export async function allLoaded({ store }: Pick<Visit, 'store'>): Promise<void> {
  const settled = () => waitFor(() => expect(store.get(cacheAtom).isFetching()).toBe(0));
  await settled();
  await store.get(environmentAtom).whenIdle();
  await settled();
}
