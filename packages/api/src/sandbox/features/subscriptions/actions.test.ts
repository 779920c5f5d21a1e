import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Subscription } from '../../core/schema.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

describe('changing a subscription', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
  });
  afterEach(() => sandbox.store.close());

  test('changing a subscription pauses for several periods, and resumes with the same billing date', async () => {
    const { call, subscription } = await signedIn(sandbox, 'demo');
    const before = await subscription('demo-active');
    const paused = await call<Subscription>('PATCH', '/api/subscription/pause/demo-active', { periods: 2 });
    expect(paused.data[0]).toMatchObject({
      status: 'pause',
      nextBillingDate: '2026-05-30T18:00:00.000Z',
      pause: { until: '2026-05-30T18:00:00.000Z' },
    });
    expect(await subscription('demo-active')).toEqual(paused.data[0]);
    const resumed = await call<Subscription>('PATCH', '/api/subscription/resume/demo-active');
    expect(resumed.data[0]).toMatchObject({ status: 'active', nextBillingDate: before?.nextBillingDate });
  });

  test('changing a subscription pauses once by two simultaneous requests', async () => {
    const { call } = await signedIn(sandbox, 'demo');
    const responses = await Promise.all(
      [1, 2].map(() => call<Subscription>('PATCH', '/api/subscription/pause/demo-active')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.message).toBe('Subscription is already paused');
    const [stored] = (await call<Subscription>('GET', '/api/subscription/demo-active')).data;
    expect(stored?.pauses).toHaveLength(1);
    expect(stored?.nextBillingDate).toBe('2026-04-30T18:00:00.000Z');
  });

  test('changing a subscription skips periods, and undoes the skip', async () => {
    const { call } = await signedIn(sandbox, 'active');
    const skip = async (skipPeriods: number) =>
      (await call<Subscription>('PUT', '/api/subscription/skip/active-1', { skipPeriods })).data[0];
    expect(await skip(2)).toMatchObject({ skipPeriods: 2, nextBillingDate: '2026-05-30T18:00:00.000Z' });
    expect(await skip(0)).toMatchObject({ skipPeriods: 0, nextBillingDate: '2026-03-30T18:00:00.000Z' });
  });

  test('changing a subscription returns how many more periods can be skipped, and rejects more', async () => {
    const { call, subscription, token } = await signedIn(sandbox, 'active');
    const before = await subscription('active-1');
    expect(before?.skipsLeft).toBe(3);
    const skip = (skipPeriods: number) =>
      call<Subscription>('PUT', '/api/subscription/skip/active-1', { skipPeriods });
    expect((await skip(1)).data[0]).toMatchObject({ skipPeriods: 1, skipsLeft: 2 });
    expect((await skip(3)).data[0]).toMatchObject({ skipPeriods: 3, skipsLeft: 0 });
    const headers = { authorization: `Bearer ${token}` };
    const tooMany = requestTo('/api/subscription/skip/active-1', 'PUT', { skipPeriods: 4 }, headers);
    expect((await sandbox.fetch(tooMany)).status).toBe(400);
    await skip(0);
    const { billingAnchor, billingDay, history, ...restored } = (await subscription('active-1')) ?? {};
    const { history: oldHistory = [], ...unchanged } = before ?? {};
    expect(restored).toEqual({ ...unchanged, skipPeriods: 0 });
    expect(history?.slice(oldHistory.length)).toMatchObject([
      { change: 'skipped', by: 'patient', userName: 'Ben Carter' },
      { change: 'skipped', by: 'patient' },
      { change: 'skip_undone', by: 'patient' },
    ]);
    expect([billingAnchor, billingDay]).toEqual([before?.nextBillingDate, 30]);
    await call('PATCH', '/api/subscription/pause/active-1');
    expect((await subscription('active-1'))?.skipsLeft).toBeUndefined();
  });

  test('changing a subscription does not pause an approved subscription that is in review', async () => {
    const { call, subscription } = await signedIn(sandbox, 'pending');
    const record = sandbox.store.get('subscriptions', 'patient-pending', 'pending-1');
    if (record === undefined) throw new Error('There is no subscription');
    sandbox.store.put('subscriptions', 'patient-pending', 'pending-1', { ...record, isApproved: true });
    expect(await call('PATCH', '/api/subscription/pause/pending-1')).toMatchObject({
      status: 409,
      message: 'Subscription is in review and cannot be paused',
    });
    expect((await subscription('pending-1'))?.status).toBe('pending');
  });

  test('changing a subscription cancels and reactivates', async () => {
    const { call } = await signedIn(sandbox, 'active');
    const canceled = await call<Subscription>('PATCH', '/api/subscription/cancel/active-1', {
      reason: 'Moving abroad',
    });
    expect(canceled.data[0]).toMatchObject({ status: 'cancel', isApproved: false });
    const path = '/api/subscription/reactivate/active-1?winback=true&fromPopup=true';
    expect((await call<Subscription>('PATCH', path)).data[0]).toMatchObject({
      status: 'active',
      isApproved: true,
      nextBillingDate: '2026-03-30T18:00:00.000Z',
    });
  });

  test('changing a subscription releases the held charge when canceled in review', async () => {
    const { call } = await signedIn(sandbox, 'pending');
    const chargeStatuses = async () =>
      (await call<Charge>('GET', '/api/subscription/charges/pending-1')).data.map(({ status }) => status);
    expect(await chargeStatuses()).toEqual(['hold']);
    await call('PATCH', '/api/subscription/cancel/pending-1');
    expect(await chargeStatuses()).toEqual(['released']);
  });

  test('changing a subscription keeps the charge released when reactivated in review', async () => {
    const { call } = await signedIn(sandbox, 'pending');
    const intent = async (action: string) =>
      (await call<Subscription>('PATCH', `/api/subscription/${action}/pending-1`)).data[0];
    expect(await intent('cancel')).toMatchObject({ status: 'cancel', paymentIntentStatus: 'canceled' });
    expect(await intent('reactivate')).toMatchObject({ status: 'pending', paymentIntentStatus: 'canceled' });
  });

  test.each([
    ['PATCH', '/api/subscription/pause/', 'pending', 'Subscription is in review and cannot be paused'],
    ['PATCH', '/api/subscription/resume/', 'active', 'Subscription is not paused'],
    ['PATCH', '/api/subscription/cancel/', 'canceled', 'Subscription is already canceled'],
    ['PATCH', '/api/subscription/cancel/', 'declined', 'Subscription is declined and cannot be canceled'],
    ['PATCH', '/api/subscription/reactivate/', 'active', 'Subscription is already active'],
    ['PUT', '/api/subscription/skip/', 'paused', 'Subscription is paused and cannot be skipped'],
  ])(
    'changing a subscription: %s %s in scenario %s is a 409: %s',
    async (method, path, scenario, message) => {
      const { call, subscription } = await signedIn(sandbox, scenario);
      const before = await subscription(`${scenario}-1`);
      const body = method === 'PUT' ? { skipPeriods: 1 } : undefined;
      expect(await call(method, `${path}${scenario}-1`, body)).toMatchObject({ status: 409, message });
      expect(await subscription(`${scenario}-1`)).toEqual(before);
    },
  );
});
