import { describe, expect, test } from 'vitest';
import { IdentityError } from './identity/identityError.ts';
import { createTokenSource } from './tokenSource.ts';
import type { StoredToken, TokenSourceOptions } from './tokenSource.ts';

const end = 1000;
const fresh: StoredToken = { token: 'new', expiresAt: 5000 };

function sourceWith(refresh: TokenSourceOptions['refresh'], now = end) {
  const state: { stored: StoredToken | undefined } = { stored: { token: 'old', expiresAt: end } };
  const counts = { refreshes: 0, signedOut: 0 };
  const source = createTokenSource({
    read: () => state.stored,
    write: (token) => {
      state.stored = token;
    },
    refresh: () => {
      counts.refreshes += 1;
      return refresh();
    },
    onSignedOut: () => {
      counts.signedOut += 1;
    },
    now: () => now,
  });
  return { source, state, counts };
}

const rejected = () => Promise.reject(new IdentityError('signed-out'));
const lost = () => Promise.reject(new IdentityError('network'));

test.each([
  [end - 1, 'old', 0],
  [end, 'new', 1],
  [end + 1, 'new', 1],
])('getToken at %i ms returns %s after %i refreshes', async (now, token, refreshes) => {
  const { source, counts } = sourceWith(async () => fresh, now);
  expect(await source.getToken()).toBe(token);
  expect(counts.refreshes).toBe(refreshes);
});

test('getToken returns undefined without a request when signed out', async () => {
  const { source, state, counts } = sourceWith(async () => fresh);
  state.stored = undefined;
  expect(await source.getToken()).toBeUndefined();
  expect(counts.refreshes).toBe(0);
});

test('getToken refreshes once for fifty callers', async () => {
  const { source, state, counts } = sourceWith(async () => fresh);
  const tokens = await Promise.all(Array.from({ length: 50 }, () => source.getToken()));
  expect(new Set(tokens)).toEqual(new Set(['new']));
  expect(counts.refreshes).toBe(1);
  expect(state.stored).toEqual(fresh);
});

describe('a refresh without a connection', () => {
  test('privacy 7: throws, without removing the token or signing out', async () => {
    const { source, state, counts } = sourceWith(lost);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => source.getToken()));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(source.getToken()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 0 });
    expect(state.stored?.token).toBe('old');
    expect(counts).toEqual({ refreshes: 2, signedOut: 0 });
  });

  test('a refresh without a connection is retried by the next caller', async () => {
    let isOnline = false;
    const { source } = sourceWith(() => (isOnline ? Promise.resolve(fresh) : lost()));
    await expect(source.getToken()).rejects.toMatchObject({ kind: 'network' });
    isOnline = true;
    expect(await source.getToken()).toBe('new');
  });

  test.each([new IdentityError('too-many'), new IdentityError('unknown'), new TypeError('x'), 'text'])(
    'a refresh without a connection does not sign out on %s',
    async (thrown) => {
      const { source, counts } = sourceWith(() => Promise.reject(thrown));
      await expect(source.getToken()).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'network',
        cause: thrown,
      });
      expect(counts.signedOut).toBe(0);
    },
  );
});

test('a refresh that is refused is reported once, whatever the number of callers', async () => {
  const { source, counts } = sourceWith(rejected);
  const tokens = await Promise.all(Array.from({ length: 50 }, () => source.getToken()));
  expect(new Set(tokens)).toEqual(new Set([undefined]));
  expect(await source.getToken()).toBeUndefined();
  expect(await source.renew('old')).toBeUndefined();
  expect(counts).toEqual({ refreshes: 1, signedOut: 1 });
});

test('a refresh that is refused does not affect the next sign-in', async () => {
  let isRefused = true;
  const { source, state, counts } = sourceWith(() => (isRefused ? rejected() : Promise.resolve(fresh)));
  await source.getToken();
  isRefused = false;
  state.stored = { token: 'second', expiresAt: end };
  expect(await source.getToken()).toBe('new');
  expect(counts).toEqual({ refreshes: 2, signedOut: 1 });
});

test('a pending refresh stores nothing after a logout', async () => {
  const { source, state, counts } = sourceWith(async () => fresh);
  const token = source.getToken();
  state.stored = undefined;
  expect(await token).toBeUndefined();
  expect(state.stored).toBeUndefined();
  expect(counts.signedOut).toBe(0);
});

test('a pending refresh returns the token that another tab has stored in the meantime', async () => {
  const { source, state, counts } = sourceWith(rejected);
  const token = source.getToken();
  state.stored = { token: 'from another tab', expiresAt: 9000 };
  expect(await token).toBe('from another tab');
  expect(counts.signedOut).toBe(0);
});

test('renew returns the current token if the refused one was already replaced', async () => {
  const { source, state, counts } = sourceWith(async () => fresh);
  state.stored = { token: 'current', expiresAt: 9000 };
  expect(await source.renew('old')).toBe('current');
  expect(counts.refreshes).toBe(0);
});

test('renew refreshes a token that the service refused before its expiry', async () => {
  const { source, counts } = sourceWith(async () => fresh, 0);
  expect(await source.renew('old')).toBe('new');
  expect(counts.refreshes).toBe(1);
});
