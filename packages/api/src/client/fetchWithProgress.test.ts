import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadClient } from './createUploadClient.ts';
import { UPLOAD_TIMEOUT, uploadTimeout } from './timeout.ts';

/** An XMLHttpRequest whose progress and response are set by the test. */
class Upload extends EventTarget {
  static readonly sent: Upload[] = [];
  readonly upload = new EventTarget();
  readonly response = new TextEncoder().encode('{"data":[]}').buffer;
  readonly status = 200;
  responseType = '';
  readonly open = vi.fn<(method: string, url: string) => void>();
  readonly setRequestHeader = vi.fn<(name: string, value: string) => void>();
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  send(): void {
    Upload.sent.push(this);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number): void {
    const details = { lengthComputable: true, loaded, total: 9_500_000 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), details));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Upload.sent.length = 0;
});

/** Starts an upload with a token. */
async function start() {
  const onProgress = vi.fn<(share: number) => void>();
  const options = { baseUrl: 'http://service.test', getToken: async () => 'T' };
  const form = new FormData();
  form.append('file', new Blob(['photo']));
  const call = createUploadClient(options)(form, onProgress)
    .POST('/api/user/setAvatar', { body: { file: new Blob() }, bodySerializer: () => form })
    .then(
      () => 'done',
      (error: unknown) => error,
    );
  await vi.advanceTimersByTimeAsync(0);
  const [upload] = Upload.sent;
  if (upload === undefined) throw new Error('Nothing was sent');
  return { call, onProgress, upload };
}

test('an upload of four minutes on a slow connection is not aborted', async () => {
  const { call, onProgress, upload } = await start();
  for (let seconds = 50; seconds <= 250; seconds += 50) {
    // oxlint-disable-next-line no-await-in-loop -- progress in order
    await vi.advanceTimersByTimeAsync(50_000);
    upload.progress(38_000 * seconds);
  }
  expect(onProgress).toHaveBeenLastCalledWith(1);
  upload.dispatchEvent(new Event('load'));
  expect(await call).toBe('done');
});

// Measured on a line of 40 kB/s: the last 4.5 MB of 9.5 MB were in buffers for 112 s.
test('an upload whose last megabytes are in buffers is not aborted', async () => {
  const { call, upload } = await start();
  upload.progress(9_500_000);
  await vi.advanceTimersByTimeAsync(112_000);
  upload.dispatchEvent(new Event('load'));
  expect(await call).toBe('done');
});

test('an upload without progress is aborted as a timeout', async () => {
  const { call, upload } = await start();
  await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT - 1);
  upload.progress(40_000);
  const end = vi.fn<() => void>();
  upload.addEventListener('abort', end);
  await vi.advanceTimersByTimeAsync(uploadTimeout(40_000) - 1);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledOnce();
  expect(await call).toMatchObject({ kind: 'network', cause: { name: 'TimeoutError' } });
});
