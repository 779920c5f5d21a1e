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

describe('getToken', () => {
  test.each([
    [end - 1, 'old', 0],
    [end, 'new', 1],
    [end + 1, 'new', 1],
  ])('at %i ms gives %s after %i refreshes', async (now, token, refreshes) => {
    const { source, counts } = sourceWith(async () => fresh, now);
    expect(await source.getToken()).toBe(token);
    expect(counts.refreshes).toBe(refreshes);
  });

  test('with nobody signed in gives nothing and asks nobody', async () => {
    const { source, state, counts } = sourceWith(async () => fresh);
    state.stored = undefined;
    expect(await source.getToken()).toBeUndefined();
    expect(counts.refreshes).toBe(0);
  });

  test('makes one refresh for fifty callers', async () => {
    const { source, state, counts } = sourceWith(async () => fresh);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => source.getToken()));
    expect(new Set(tokens)).toEqual(new Set(['new']));
    expect(counts.refreshes).toBe(1);
    expect(state.stored).toEqual(fresh);
  });
});

describe('a refresh without a connection', () => {
  test('privacy 7: throws, keeps the token and logs nobody out', async () => {
    const { source, state, counts } = sourceWith(lost);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => source.getToken()));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(source.getToken()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 0 });
    expect(state.stored?.token).toBe('old');
    expect(counts).toEqual({ refreshes: 2, signedOut: 0 });
  });

  test('is tried anew by the next caller', async () => {
    let hasLine = false;
    const { source } = sourceWith(() => (hasLine ? Promise.resolve(fresh) : lost()));
    await expect(source.getToken()).rejects.toMatchObject({ kind: 'network' });
    hasLine = true;
    expect(await source.getToken()).toBe('new');
  });

  test.each([new IdentityError('too-many'), new IdentityError('unknown'), new TypeError('x'), 'text'])(
    'nor does %s log anybody out',
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

describe('a refresh that is refused', () => {
  test('reports it once, however many ask and however often', async () => {
    const { source, counts } = sourceWith(rejected);
    const tokens = await Promise.all(Array.from({ length: 50 }, () => source.getToken()));
    expect(new Set(tokens)).toEqual(new Set([undefined]));
    expect(await source.getToken()).toBeUndefined();
    expect(await source.renew('old')).toBeUndefined();
    expect(counts).toEqual({ refreshes: 1, signedOut: 1 });
  });

  test('does not stand in the way of the next sign-in', async () => {
    let isRefused = true;
    const { source, state, counts } = sourceWith(() => (isRefused ? rejected() : Promise.resolve(fresh)));
    await source.getToken();
    isRefused = false;
    state.stored = { token: 'second', expiresAt: end };
    expect(await source.getToken()).toBe('new');
    expect(counts).toEqual({ refreshes: 2, signedOut: 1 });
  });
});

describe('a refresh under way', () => {
  test('brings nothing back into storage after a logout', async () => {
    const { source, state, counts } = sourceWith(async () => fresh);
    const asked = source.getToken();
    state.stored = undefined;
    expect(await asked).toBeUndefined();
    expect(state.stored).toBeUndefined();
    expect(counts.signedOut).toBe(0);
  });

  test('gives way to the token another tab has stored meanwhile', async () => {
    const { source, state, counts } = sourceWith(rejected);
    const asked = source.getToken();
    state.stored = { token: 'from another tab', expiresAt: 9000 };
    expect(await asked).toBe('from another tab');
    expect(counts.signedOut).toBe(0);
  });
});

describe('renew', () => {
  test('of a token that was replaced already gives the present one', async () => {
    const { source, state, counts } = sourceWith(async () => fresh);
    state.stored = { token: 'present', expiresAt: 9000 };
    expect(await source.renew('old')).toBe('present');
    expect(counts.refreshes).toBe(0);
  });

  test('refreshes a token that the service refused before its time', async () => {
    const { source, counts } = sourceWith(async () => fresh, 0);
    expect(await source.renew('old')).toBe('new');
    expect(counts.refreshes).toBe(1);
  });
});
