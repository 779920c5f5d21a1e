import { createClient } from '@patient/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_LIMIT } from '#shared/service/limitUpload.ts';
import { sendPhoto } from './photos.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Never responds. */
const hang = ({ signal }: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('aborts an upload without a response', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: hang });
  const sent = sendPhoto(() => client, { id: 's', picture: 'selfie', photo: new Blob(['photo']) });
  const outcome = sent.then(
    () => 'sent',
    () => 'aborted',
  );
  await vi.advanceTimersByTimeAsync(UPLOAD_LIMIT);
  expect(await outcome).toBe('aborted');
});
