import { createClient } from '@patient/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_LIMIT } from '#shared/service/limitUpload.ts';
import { sendPhoto } from './photos.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A service that never answers. */
const silent = ({ signal }: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('an upload that gets no answer is given up, so that it can be tried again', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const sent = sendPhoto(() => client, { id: 's', picture: 'selfie', photo: new Blob(['photo']) });
  const outcome = sent.then(
    () => 'sent',
    () => 'given up',
  );
  await vi.advanceTimersByTimeAsync(UPLOAD_LIMIT);
  expect(await outcome).toBe('given up');
});
