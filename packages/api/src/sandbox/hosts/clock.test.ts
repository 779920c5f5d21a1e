import { SHARED } from '../core/collections.ts';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../core/memoryStore.ts';
import { signInAs } from './signIn.ts';
import { createSandbox } from './createSandbox.ts';
import { NOW, quietSandbox, signedIn } from '../tests/support/patient.ts';
import { MAX_OFFSET, createMovableClock } from '../core/clock.ts';

const identityRequest = (action: string, body: object) =>
  new Request('http://sandbox.localhost/service/identity', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
    body: JSON.stringify({ ClientId: 'sandbox', ...body }),
  });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a movable clock runs like the base clock, plus its offset', () => {
  let machine = NOW;
  const clock = createMovableClock(createMemoryStore(), () => machine);
  expect(clock.now()).toBe(NOW);
  clock.advance(HOUR);
  clock.advance(DAY);
  machine += 5;
  expect(clock.now()).toBe(NOW + HOUR + DAY + 5);
  expect(clock.offset()).toBe(HOUR + DAY);
});

test('a movable clock has the same offset after a restart, until it is reset', () => {
  const store = createMemoryStore();
  createMovableClock(store, () => NOW).advance(30 * DAY);
  const again = createMovableClock(store, () => NOW);
  expect(again.now()).toBe(NOW + 30 * DAY);
  again.reset();
  expect(again.now()).toBe(NOW);
  expect(createMovableClock(store, () => NOW).now()).toBe(NOW);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_OFFSET + 1])(
  'a movable clock is not advanced by %d',
  (by) => {
    const store = createMemoryStore();
    const clock = createMovableClock(store, () => NOW);
    expect(() => clock.advance(by)).toThrow('The clock can');
    expect(clock.now()).toBe(NOW);
    expect(store.get('clock', SHARED, 'offset')).toBeUndefined();
  },
);

test('a sandbox whose clock is advanced ends an access token after an hour', async () => {
  const sandbox = await quietSandbox();
  const { call } = await signedIn(sandbox, 'active');
  await sandbox.advance(HOUR - 1000);
  expect((await call('GET', '/me')).status).toBe(200);
  await sandbox.advance(1000);
  expect((await call('GET', '/me')).status).toBe(401);
  expect((await (await signedIn(sandbox, 'active')).call('GET', '/me')).status).toBe(200);
});

test('a sandbox whose clock is advanced ends a session after 30 days, and not before', async () => {
  const sandbox = await quietSandbox();
  const { RefreshToken } = await signInAs(sandbox, 'active');
  const refreshed = async () =>
    (await sandbox.fetch(identityRequest('GetTokensFromRefreshToken', { RefreshToken }))).status;
  await sandbox.advance(30 * DAY - 1000);
  expect(await refreshed()).toBe(200);
  await sandbox.advance(1000);
  expect(await refreshed()).toBe(400);
});

test('a sandbox whose clock is advanced resumes a paused subscription after 30 days', async () => {
  const sandbox = await quietSandbox();
  const { call } = await signedIn(sandbox, 'active');
  await call('PATCH', '/api/subscription/pause/active-1', { periods: 1 });
  await sandbox.advance(45 * DAY);
  const later = await signedIn(sandbox, 'active');
  expect((await later.subscription('active-1'))?.status).toBe('active');
});

test('a sandbox whose clock is advanced bills on the due date, and schedules the next bill', async () => {
  const sandbox = await quietSandbox();
  const before = await signedIn(sandbox, 'active');
  const charges = async ({ call }: typeof before) =>
    (await call('GET', '/api/subscription/charges/active-1')).data.length;
  const [count, bill] = [await charges(before), (await before.subscription('active-1'))?.nextBillingDate];
  await sandbox.advance(Date.parse(bill ?? '') - NOW + 1000);
  const after = await signedIn(sandbox, 'active');
  expect(await charges(after)).toBe(count + 1);
  expect((await after.subscription('active-1'))?.nextBillingDate).not.toBe(bill);
});

test('a sandbox whose clock is advanced is at the current time after a reset, with dates relative to it', async () => {
  const sandbox = await quietSandbox();
  await sandbox.advance(400 * DAY);
  sandbox.reset();
  expect(sandbox.clock()).toBe(NOW);
  const { subscription } = await signedIn(sandbox, 'active');
  expect(await subscription('active-1')).toEqual(
    await (await signedIn(await quietSandbox(), 'active')).subscription('active-1'),
  );
});

test('a sandbox whose clock is advanced has the same time after a restart', async () => {
  const store = createMemoryStore();
  const options = { store, clock: () => NOW };
  await (await createSandbox(options)).advance(7 * DAY);
  expect((await createSandbox(options)).clock()).toBe(NOW + 7 * DAY);
});
