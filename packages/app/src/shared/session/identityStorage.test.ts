import { describe, expect, test } from 'vitest';
import { createIdentityStorage } from './identityStorage.ts';

const KEY = 'CognitoIdentityServiceProvider.client.user.refreshToken';

function fakeStorage(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

describe('tokens of the identity library', () => {
  test('are kept on the device while signed in', async () => {
    const storage = fakeStorage({});
    await createIdentityStorage(storage).setItem(KEY, 'refresh');
    expect(storage.kept.get(KEY)).toBe('refresh');
  });

  test('leave the device at once on logout, and can still be read to end the session', async () => {
    const storage = fakeStorage({ [KEY]: 'refresh', token: 'other' });
    const identity = createIdentityStorage(storage);
    identity.detach();
    expect([...storage.kept.keys()]).toEqual(['token']);
    expect(await identity.getItem(KEY)).toBe('refresh');
    await identity.removeItem(KEY);
    expect(await identity.getItem(KEY)).toBeNull();
  });

  test('work in memory where the device keeps nothing', async () => {
    const identity = createIdentityStorage(undefined);
    await identity.setItem(KEY, 'refresh');
    expect(await identity.getItem(KEY)).toBe('refresh');
    await identity.clear();
    identity.detach();
    expect(await identity.getItem(KEY)).toBeNull();
  });
});
