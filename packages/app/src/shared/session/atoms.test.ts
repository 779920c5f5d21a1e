import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { sessionAtomOf } from './atoms.ts';
import { createSession } from './session.ts';
import { memoryStorage, tabLines } from '#testing/testTabs.ts';

const signedIn = { token: 'T', expDate: 2, status: 'register' } as const;
const newSession = () =>
  createSession({ storage: memoryStorage(), now: () => 1, channel: tabLines().open() });

test('follows the session without exposing the token', () => {
  const session = newSession();
  const store = createStore();
  const sessionAtom = sessionAtomOf(session);
  const change = vi.fn<() => void>();
  store.sub(sessionAtom, change);
  expect(store.get(sessionAtom)).toEqual({ loggedIn: false, hasToken: false, status: undefined });

  session.signIn(signedIn);
  expect(store.get(sessionAtom)).toEqual({ loggedIn: true, hasToken: true, status: 'register' });
  session.setStatus('active');
  expect(store.get(sessionAtom).status).toBe('active');
  session.logout();
  expect(store.get(sessionAtom)).toEqual({ loggedIn: false, hasToken: false, status: undefined });
  expect(change).toHaveBeenCalledTimes(3);
});

test('a stamp or a renewed token causes no render', () => {
  const session = newSession();
  session.signIn(signedIn);
  const store = createStore();
  const change = vi.fn<() => void>();
  store.sub(sessionAtomOf(session), change);
  session.touch(5);
  session.refreshToken({ token: 'T2', expDate: 9 });
  expect(change).not.toHaveBeenCalled();
});

test('reads changes from before the subscription', () => {
  const session = newSession();
  const store = createStore();
  const sessionAtom = sessionAtomOf(session);
  session.signIn(signedIn);
  store.sub(sessionAtom, () => {});
  expect(store.get(sessionAtom).loggedIn).toBe(true);
});

test('a session has one atom', () => {
  const session = newSession();
  expect(sessionAtomOf(session)).toBe(sessionAtomOf(session));
  expect(sessionAtomOf(newSession())).not.toBe(sessionAtomOf(session));
});
