import { SHARED } from '../core/collections.ts';
import { describe, expect, test } from 'vitest';
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

describe('a movable clock', () => {
  test('runs with the machine, ahead by what it was moved', () => {
    let machine = NOW;
    const clock = createMovableClock(createMemoryStore(), () => machine);
    expect(clock.now()).toBe(NOW);
    clock.advance(HOUR);
    clock.advance(DAY);
    machine += 5;
    expect(clock.now()).toBe(NOW + HOUR + DAY + 5);
    expect(clock.offset()).toBe(HOUR + DAY);
  });

  test('stays where it was moved to when the service is started again, until it is reset', () => {
    const store = createMemoryStore();
    createMovableClock(store, () => NOW).advance(30 * DAY);
    const again = createMovableClock(store, () => NOW);
    expect(again.now()).toBe(NOW + 30 * DAY);
    again.reset();
    expect(again.now()).toBe(NOW);
    expect(createMovableClock(store, () => NOW).now()).toBe(NOW);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_OFFSET + 1])('does not move by %d', (by) => {
    const store = createMemoryStore();
    const clock = createMovableClock(store, () => NOW);
    expect(() => clock.advance(by)).toThrow('The clock can');
    expect(clock.now()).toBe(NOW);
    expect(store.get('clock', SHARED, 'offset')).toBeUndefined();
  });
});

describe('a sandbox whose clock moves on', () => {
  test('ends an access token after an hour', async () => {
    const sandbox = await quietSandbox();
    const { call } = await signedIn(sandbox, 'active');
    await sandbox.advance(HOUR - 1000);
    expect((await call('GET', '/me')).status).toBe(200);
    await sandbox.advance(1000);
    expect((await call('GET', '/me')).status).toBe(401);
    expect((await (await signedIn(sandbox, 'active')).call('GET', '/me')).status).toBe(200);
  });

  test('ends a sign-in after 30 days, and not before', async () => {
    const sandbox = await quietSandbox();
    const { RefreshToken } = await signInAs(sandbox, 'active');
    const refreshed = async () =>
      (await sandbox.fetch(identityRequest('GetTokensFromRefreshToken', { RefreshToken }))).status;
    await sandbox.advance(30 * DAY - 1000);
    expect(await refreshed()).toBe(200);
    await sandbox.advance(1000);
    expect(await refreshed()).toBe(400);
  });

  test('resumes a pause whose time has come, 30 days on', async () => {
    const sandbox = await quietSandbox();
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/pause/active-1', { periods: 1 });
    await sandbox.advance(45 * DAY);
    const later = await signedIn(sandbox, 'active');
    expect((await later.subscription('active-1'))?.status).toBe('active');
  });

  test('bills on its day, and asks for the next one', async () => {
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

  test('is back in the present after a reset, with every date set around it', async () => {
    const sandbox = await quietSandbox();
    await sandbox.advance(400 * DAY);
    sandbox.reset();
    expect(sandbox.clock()).toBe(NOW);
    const { subscription } = await signedIn(sandbox, 'active');
    expect(await subscription('active-1')).toEqual(
      await (await signedIn(await quietSandbox(), 'active')).subscription('active-1'),
    );
  });

  test('keeps its time over a restart', async () => {
    const store = createMemoryStore();
    const options = { store, clock: () => NOW };
    await (await createSandbox(options)).advance(7 * DAY);
    expect((await createSandbox(options)).clock()).toBe(NOW + 7 * DAY);
  });
});
