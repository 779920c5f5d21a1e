import { afterEach, expect, test, vi } from 'vitest';
import { createUploadClient } from './createUploadClient.ts';

// Simulates a connection that is lost while the code loads.
vi.mock('./fetchWithProgress.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => vi.unstubAllGlobals());

test('sends the upload without progress if the progress code fails to load', async () => {
  const send = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', send);
  const onProgress = vi.fn<(share: number) => void>();
  const client = createUploadClient({ baseUrl: 'http://service.test' })(new FormData(), onProgress);
  await client.POST('/api/subscription', { body: { productType: 'ed' } });
  expect(send).toHaveBeenCalledOnce();
  expect(onProgress).not.toHaveBeenCalled();
});
