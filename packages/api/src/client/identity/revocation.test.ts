import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../drafts/drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';
import { createRevoker, sendRevocation } from './revocation.ts';

/** A page whose identity service can be offline. */
function openPage(storage = memoryDraftStorage()) {
  const revoked: string[] = [];
  const retries: (() => void)[] = [];
  const page = { isOnline: true, revoked, retries, storage };
  const revoker = createRevoker({
    send: async (token) => {
      if (page.isOnline) revoked.push(token);
      return page.isOnline;
    },
    openDrafts: () => createDrafts(storage),
    deleteDrafts: () => storage.entries.clear(),
    scheduleRetry: (retry) => void retries.push(retry),
  });
  return { ...revoker, page };
}

test('revocation: revokes a token without storing it when online', async () => {
  const { revoke, page } = openPage();
  const write = vi.spyOn(page.storage, 'write');
  await revoke(['R1', 'R2']);
  expect(page.revoked).toEqual(['R1', 'R2']);
  expect(write).not.toHaveBeenCalled();
});

test('revocation: seals a token when offline, and revokes and removes it once online', async () => {
  const { revoke, page } = openPage();
  page.isOnline = false;
  await revoke(['R1']);
  expect(page.storage.entries.size).toBe(1);
  const stored = [...page.storage.entries].map(
    ([name, { sealed }]) => name + new TextDecoder('latin1').decode(sealed),
  );
  expect(stored.join('\n')).not.toContain('R1');

  page.isOnline = true;
  page.retries.shift()?.();
  await expect.poll(() => page.revoked).toEqual(['R1']);
  await expect.poll(() => page.storage.entries.size).toBe(0);
});

test('revocation: revokes a token if the connection returns while it is being stored', async () => {
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
  await expect.poll(() => page.retries).toHaveLength(1);
  page.isOnline = true;
  page.retries.shift()?.();
  written.resolve();
  await revoked;
  await expect.poll(() => page.revoked).toEqual(['R1']);
  await expect.poll(() => storage.entries.size).toBe(0);
});

test('revocation: retries on the next page until it succeeds', async () => {
  const first = openPage();
  first.page.isOnline = false;
  await first.revoke(['R1']);
  const second = openPage(first.page.storage);
  second.page.isOnline = false;
  await second.resume();
  expect(second.page.storage.entries.size).toBe(1);
  expect(second.page.retries).toHaveLength(1);
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
  ['an unknown token', async () => new Response('{"__type":"UnauthorizedException"}', { status: 400 }), true],
  [
    'a busy service',
    async () => new Response('{"__type":"TooManyRequestsException"}', { status: 400 }),
    false,
  ],
  ['a failing service', async () => new Response('', { status: 503 }), false],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('revocation: %s: done %s', async (_name, respond, isDone) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(respond));
  const send = sendRevocation({ identityUrl: 'http://identity.test', userPoolClientId: 'client' });
  expect(await send('R1')).toBe(isDone);
});
