import { afterEach, expect, test, vi } from 'vitest';
import { send, patient, setup } from './testing/setup.ts';

const hour = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refresh with the real client library returns a new token after the first has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { identity, service, actions } = await setup();
  const first = await identity.signIn(patient.email, patient.password);
  expect(first.expiresAt).toBe(hour);

  vi.setSystemTime(2 * hour);
  expect(await service.verifyToken(first.token)).toBeUndefined();
  const second = await identity.refresh();
  expect(actions.at(-1)).toBe('GetTokensFromRefreshToken');
  expect(second.expiresAt).toBe(3 * hour);
  expect(await service.verifyToken(second.token)).toMatchObject({ sub: patient.sub });
  expect(await identity.currentToken()).toEqual(second);
});

test('a refresh with the real client library returns the expiration by the clock of the device, even if it is wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10 * hour });
  const { identity } = await setup({ clock: () => hour });
  expect(await identity.signIn(patient.email, patient.password)).toMatchObject({ expiresAt: 11 * hour });
});

test('a refresh with the real client library respects the configured token lifetime', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { identity } = await setup({ tokenLifetimeSeconds: 60 });
  expect(await identity.signIn(patient.email, patient.password)).toMatchObject({ expiresAt: 60_000 });
});

test('a refresh with the real client library is rejected 30 days after sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { identity } = await setup();
  await identity.signIn(patient.email, patient.password);
  vi.setSystemTime(30 * 24 * hour - 1);
  await expect(identity.refresh()).resolves.toHaveProperty('token');
  vi.setSystemTime(30 * 24 * hour);
  await expect(identity.refresh()).rejects.toMatchObject({ code: 'signed-out' });
});

test('a refresh with the real client library keeps the session when the connection is lost', async () => {
  const { identity, setOffline } = await setup();
  const { token } = await identity.signIn(patient.email, patient.password);
  setOffline(true);
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  await expect(identity.refresh()).rejects.toMatchObject({ code: 'network' });
  vi.useRealTimers();

  expect(await identity.currentToken()).toMatchObject({ token });
  setOffline(false);
  await expect(identity.refresh()).resolves.toHaveProperty('token');
});

test('a refresh with the real client library is rejected when signed out', async () => {
  const { identity } = await setup();
  await expect(identity.refresh()).rejects.toMatchObject({ code: 'signed-out' });
});

test('sign-out revokes the session and its token', async () => {
  const { identity, service, actions } = await setup();
  const { token } = await identity.signIn(patient.email, patient.password);
  await identity.signOut();
  expect(actions.at(-1)).toBe('RevokeToken');
  expect(await identity.currentToken()).toBeUndefined();
  expect(await service.verifyToken(token)).toBeUndefined();
});

test('sign-out does not affect other devices', async () => {
  const { identity, otherDevice, service } = await setup();
  const other = otherDevice();
  const { token } = await other.signIn(patient.email, patient.password);
  await identity.signIn(patient.email, patient.password);
  await identity.signOut();
  expect(await service.verifyToken(token)).toMatchObject({ sub: patient.sub });
});

test('sign-out on all devices ends every session of the patient', async () => {
  const { identity, otherDevice, service } = await setup();
  const { token } = await identity.signIn(patient.email, patient.password);
  const other = otherDevice();
  await other.signIn(patient.email, patient.password);
  expect((await send(service, 'GlobalSignOut', { AccessToken: token })).status).toBe(200);
  await expect(other.refresh()).rejects.toMatchObject({ code: 'signed-out' });
  await expect(identity.refresh()).rejects.toMatchObject({ code: 'signed-out' });
});

test('sign-out deletes the tokens on the device even without a connection', async () => {
  const { identity, setOffline } = await setup();
  await identity.signIn(patient.email, patient.password);
  setOffline(true);
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  await identity.signOut();
  expect(await identity.currentToken()).toBeUndefined();
});
