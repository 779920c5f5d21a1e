import { describe, expect, test } from 'vitest';
import { createSafeStorage, refreshTokensIn } from '../session/storage.ts';
import { createTokenStorage } from './tokenStorage.ts';
import { memoryStorage, refusingStorage } from '../testing/index.ts';

const PREFIX = 'CognitoIdentityServiceProvider.client.user';
const ACCESS = `${PREFIX}.accessToken`;
const REFRESH = `${PREFIX}.refreshToken`;

const deviceOf = (entries: Readonly<Record<string, string>>) =>
  memoryStorage(new Map(Object.entries(entries)));

/** A sign-in whose session has not started. */
async function signedInOn(device: ReturnType<typeof memoryStorage> | undefined) {
  const identity = createTokenStorage(device, () => true);
  identity.stage();
  await identity.setItem(ACCESS, 'access');
  await identity.setItem(REFRESH, 'refresh');
  return identity;
}

describe('tokens of a sign-in', () => {
  test('tokens of a sign-in are not on the device before the session has started', async () => {
    const device = deviceOf({});
    const identity = await signedInOn(device);
    expect(device.entries.size).toBe(0);
    expect(await identity.getItem(REFRESH)).toBe('refresh');
  });

  test('replace those on the device when the session starts', async () => {
    const device = deviceOf({ [`${PREFIX}2.refreshToken`]: 'other', token: 'access' });
    const identity = await signedInOn(device);
    expect(device.entries.get(`${PREFIX}2.refreshToken`)).toBe('other');
    expect(identity.commit('access')).toEqual(['other']);
    expect(Object.fromEntries(device.entries)).toEqual({
      token: 'access',
      [ACCESS]: 'access',
      [REFRESH]: 'refresh',
    });
    await identity.setItem(ACCESS, 'newer');
    expect(device.entries.get(ACCESS)).toBe('newer');
  });

  test('tokens of a sign-in stay in memory when another account starts a session in another tab', async () => {
    const device = deviceOf({});
    const identity = await signedInOn(device);
    expect(identity.commit('other account')).toEqual([]);
    expect(device.entries.size).toBe(0);
  });

  test('tokens of a sign-in are removed when the sign-in is abandoned', async () => {
    const identity = await signedInOn(deviceOf({}));
    expect(identity.discard()).toEqual(['refresh']);
    expect(await identity.getItem(REFRESH)).toBeNull();
    expect(identity.discard()).toEqual([]);
  });

  test('tokens of a sign-in are in memory if the device stores nothing', async () => {
    const identity = await signedInOn(undefined);
    identity.commit('access');
    expect(await identity.getItem(REFRESH)).toBe('refresh');
    await identity.removeItem(REFRESH);
    expect(await identity.getItem(REFRESH)).toBeNull();
    await identity.clear();
    expect(await identity.getItem(ACCESS)).toBeNull();
  });
});

test('tokenStorage: does not store a token that is renewed after its session has ended', async () => {
  const device = deviceOf({});
  await createTokenStorage(device, () => false).setItem(ACCESS, 'renewed');
  expect(device.entries.size).toBe(0);
});

test('tokenStorage: finds the refresh token on the device', () => {
  const device = deviceOf({ [ACCESS]: 'access', [REFRESH]: 'refresh', deepLink: '/user/chat' });
  expect(refreshTokensIn(createSafeStorage(device))).toEqual(['refresh']);
  expect(refreshTokensIn(createSafeStorage(refusingStorage))).toEqual([]);
});
