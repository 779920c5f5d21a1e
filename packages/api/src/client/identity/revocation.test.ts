import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../drafts/drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';
import { createRevoker, sendRevocation } from './revocation.ts';

/** A page whose identity service can be out of reach. */
function openPage(storage = memoryDraftStorage()) {
  const revoked: string[] = [];
  const chances: (() => void)[] = [];
  const page = { isOnline: true, revoked, chances, storage };
  const revoker = createRevoker({
    send: async (token) => {
      if (page.isOnline) revoked.push(token);
      return page.isOnline;
    },
    openDrafts: () => createDrafts(storage),
    deleteDrafts: () => storage.entries.clear(),
    onNextChance: (retry) => void chances.push(retry),
  });
  return { ...revoker, page };
}

test('online, a token is revoked and never stored', async () => {
  const { revoke, page } = openPage();
  const write = vi.spyOn(page.storage, 'write');
  await revoke(['R1', 'R2']);
  expect(page.revoked).toEqual(['R1', 'R2']);
  expect(write).not.toHaveBeenCalled();
});

test('offline, it is kept sealed, and revoked and dropped once the line is back', async () => {
  const { revoke, page } = openPage();
  page.isOnline = false;
  await revoke(['R1']);
  expect(page.storage.entries.size).toBe(1);
  const stored = [...page.storage.entries].map(
    ([name, { sealed }]) => name + new TextDecoder('latin1').decode(sealed),
  );
  expect(stored.join('\n')).not.toContain('R1');

  page.isOnline = true;
  page.chances.shift()?.();
  await expect.poll(() => page.revoked).toEqual(['R1']);
  await expect.poll(() => page.storage.entries.size).toBe(0);
});

test('a line that is back while the token is being kept is not missed', async () => {
  const storage = memoryDraftStorage();
  const written = Promise.withResolvers<void>();
  const write = storage.write.bind(storage);
  storage.write = async (...parts) => {
    await written.promise;
    return write(...parts);
  };
  const { revoke, page } = openPage(storage);
  page.isOnline = false;
  const revoked = revoke(['R1']);
  await expect.poll(() => page.chances).toHaveLength(1);
  page.isOnline = true;
  page.chances.shift()?.();
  written.resolve();
  await revoked;
  await expect.poll(() => page.revoked).toEqual(['R1']);
  await expect.poll(() => storage.entries.size).toBe(0);
});

test('the next page goes on, until it succeeds', async () => {
  const first = openPage();
  first.page.isOnline = false;
  await first.revoke(['R1']);
  const second = openPage(first.page.storage);
  second.page.isOnline = false;
  await second.resume();
  expect(second.page.storage.entries.size).toBe(1);
  expect(second.page.chances).toHaveLength(1);
  second.page.isOnline = true;
  await second.resume();
  expect(second.page.revoked).toEqual(['R1']);
  expect(second.page.storage.entries.size).toBe(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<Response>, boolean]>([
  ['a revoked token', async () => new Response('{}'), true],
  [
    'a token nobody knows',
    async () => new Response('{"__type":"UnauthorizedException"}', { status: 400 }),
    true,
  ],
  [
    'a busy service',
    async () => new Response('{"__type":"TooManyRequestsException"}', { status: 400 }),
    false,
  ],
  ['a service in trouble', async () => new Response('', { status: 503 }), false],
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s: done %s', async (_name, answer, isDone) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  const send = sendRevocation({ identityUrl: 'http://identity.test', userPoolClientId: 'client' });
  expect(await send('R1')).toBe(isDone);
});
