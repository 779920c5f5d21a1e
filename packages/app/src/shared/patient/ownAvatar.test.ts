import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom, storeAtom } from '../environment.ts';
import { cacheAtom } from '../service/cache.ts';
import { tokenFor } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { ownAvatarAtom } from './ownAvatar.ts';
import { avatarUrlAtom, meAtom } from './me.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PRIVATE = '/service/api/file/file-1';

function setUp(avatar: string, statuses: readonly number[] = []) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const status = statuses[files().length - 1] ?? 200;
    if (status !== 200) return Response.json({ message: 'No' }, { status });
    if (pathname.includes('/api/file/')) return new Response(new Blob(['a picture'], { type: 'image/png' }));
    const patient = { _id: 'patient-1', status: 'active' };
    return Response.json({
      data: [{ _id: 'user-1', roles: ['patient'], email: 'a@care.example', avatar, patient }],
    });
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const environment = testEnvironment();
  environment.session.signIn({ token: tokenFor('ada'), expDate: 1_000_000, status: 'active' });
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  // The page that reads the account.
  store.sub(meAtom, () => undefined);
  const leave = store.sub(avatarUrlAtom, () => undefined);
  const files = () => calls.filter((path) => path.includes('/api/file/'));
  return { environment, store, leave, files, revoked, url: () => store.get(avatarUrlAtom) };
}

test('a public picture is used by its own URL', async () => {
  const { store, url, files } = setUp('https://pictures.example/ada.png');
  store.set(avatarUrlAtom, ownAvatarAtom);
  await expect.poll(() => url()).toBe('https://pictures.example/ada.png');
  expect(files()).toEqual([]);
});

test('privacy 10: an uploaded picture is fetched, and its object URL is revoked when unused', async () => {
  const { store, leave, url, files, revoked } = setUp(PRIVATE);
  await expect.poll(() => store.get(meAtom).data?.avatar).toBe(PRIVATE);
  expect(url()).toBeUndefined();
  expect(files()).toEqual([]);
  store.set(avatarUrlAtom, ownAvatarAtom);
  await expect.poll(() => url()).toMatch(/^blob:/);
  expect(files()).toEqual(['/api/file/file-1']);
  const before = url();
  leave();
  expect(revoked.mock.calls).toEqual([[before]]);
  const unsubscribe = store.sub(avatarUrlAtom, () => undefined);
  expect(url()).toMatch(/^blob:/);
  expect(url()).not.toBe(before);
  expect(files()).toHaveLength(1);
  unsubscribe();
});

test('a failed picture is not notified', async () => {
  const { environment, store, leave, url, files } = setUp(PRIVATE, [503]);
  const show = vi.spyOn(environment.toasts, 'show');
  store.set(avatarUrlAtom, ownAvatarAtom);
  await expect.poll(() => files()).toHaveLength(1);
  await expect.poll(() => store.get(cacheAtom).isFetching()).toBe(0);
  expect(url()).toBeUndefined();
  expect(show).not.toHaveBeenCalled();
  leave();
});
