import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { uploadClientAtom } from './client.ts';

// As where the connection is lost while it loads.
vi.mock('./fetchWithProgress.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => vi.unstubAllGlobals());

test('an upload whose progress cannot be followed is sent all the same', async () => {
  const send = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', send);
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const onProgress = vi.fn<(share: number) => void>();
  const client = store.get(uploadClientAtom)(new FormData(), onProgress);
  await client.POST('/api/subscription', { body: { productType: 'ed' } });
  expect(send).toHaveBeenCalledOnce();
  expect(onProgress).not.toHaveBeenCalled();
});
