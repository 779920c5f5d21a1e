import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_MS } from './rules/review.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Notification, Order, Subscription, User } from '../../core/schema.ts';
import { NOW, quietSandbox, signedIn } from '../../tests/support/patient.ts';

const DAY = 86_400_000;

const chargesOf = async (call: Awaited<ReturnType<typeof signedIn>>['call'], id: string) =>
  (await call<Charge>('GET', `/api/subscription/charges/${id}`)).data;

describe('scheduled jobs', () => {
  let sandbox: Sandbox;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 1e9 });
  });
  afterEach(() => sandbox.store.close());

  test('scheduled jobs bill on the billing date: a charge, an order, the next date and a notification', async () => {
    const { call, subscription } = await signedIn(sandbox, 'active');
    now = Date.parse('2026-03-30T17:59:59.999Z');
    expect(await chargesOf(call, 'active-1')).toHaveLength(4);
    now += 1;
    const charges = await chargesOf(call, 'active-1');
    expect(charges.map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
      'success',
      'success',
    ]);
    expect(charges.at(-1)).toMatchObject({
      invoiceId: 'INV-ACTIVE-1-005',
      createdAt: '2026-03-30T18:00:00.000Z',
      sum: 3200,
      reasonObject: { sequencePaymentPeriod: 5, refills: 7 },
    });
    expect(await subscription('active-1')).toMatchObject({
      nextBillingDate: '2026-04-30T18:00:00.000Z',
      sequencePaymentPeriod: 5,
      latestBilledAmount: 3200,
    });
    const [order] = (await call<Order>('GET', '/api/orders')).data;
    expect(order).toMatchObject({
      status: 'created',
      createdAt: '2026-03-30T18:00:00.000Z',
      charge: { invoiceId: 'INV-ACTIVE-1-005', sum: 3200 },
    });
    const [notice] = (await call<Notification>('GET', '/api/notices')).data;
    expect(notice).toMatchObject({
      message:
        'We received your payment of $32.00 for Sildenafil on Mar 30, 2026 and are preparing your delivery.',
      createdAt: '2026-03-30T18:00:00.000Z',
      data: { subscriptionId: 'active-1', orderId: order?._id },
    });
  });

  test('charge the full bill once on approval after a reactivation in review', async () => {
    const { call, subscription } = await signedIn(sandbox, 'pending');
    await call('PATCH', '/api/subscription/cancel/pending-1');
    await call('PATCH', '/api/subscription/reactivate/pending-1');
    const [released] = await chargesOf(call, 'pending-1');
    now += REVIEW_MS;
    const charges = await chargesOf(call, 'pending-1');
    expect(charges.map(({ status, sum }) => [status, sum])).toEqual([
      ['released', released?.sum],
      ['success', released?.sum],
    ]);
    expect(await subscription('pending-1')).toMatchObject({
      status: 'active',
      paymentIntentStatus: 'succeeded',
    });
  });

  test('complete the identity check with the first approval', async () => {
    const { call } = await signedIn(sandbox, 'register-summary');
    const isVerified = async () => (await call<User>('GET', '/me')).data[0]?.patient?.verify?.completed;
    await call('PATCH', '/api/subscription/register-summary-1/inprogress-to-pending');
    expect(await isVerified()).toBe(false);
    now += 2 * DAY;
    expect(await isVerified()).toBe(true);
  });

  test('scheduled jobs bill each month on its own date until the prescription has run out', async () => {
    now += 400 * DAY;
    const { call, subscription } = await signedIn(sandbox, 'active');
    const charges = await chargesOf(call, 'active-1');
    expect(charges.slice(4).map(({ createdAt }) => createdAt?.slice(0, 10))).toEqual([
      '2026-03-30',
      '2026-04-30',
      '2026-05-30',
      '2026-06-30',
      '2026-07-30',
      '2026-08-30',
      '2026-09-30',
      '2026-10-30',
    ]);
    expect(await subscription('active-1')).toMatchObject({ status: 'renewal', sequencePaymentPeriod: 12 });
    const orders = await call<Order>('GET', '/api/orders?limit=100');
    expect(orders.data).toHaveLength(12);
    expect(orders.data.every(({ status }) => status === 'delivered')).toBe(true);
    const messages = (await call<Notification>('GET', '/api/notices?limit=100')).data.map(
      ({ message }) => message,
    );
    expect(messages).toContain(
      'Your prescription for Sildenafil is due for renewal. Renew it by Nov 30, 2026.',
    );
    expect(messages[0]).toBe(
      'Your prescription for Sildenafil ran out on Nov 30, 2026. Renew it to keep your treatment going.',
    );
    const before = charges.length;
    now += 400 * DAY;
    const later = await signedIn(sandbox, 'active');
    expect(await chargesOf(later.call, 'active-1')).toHaveLength(before);
  });

  test('scheduled jobs bill a year for a patient with two hundred subscriptions', async () => {
    now += 365 * DAY;
    const { call } = await signedIn(sandbox, 'many');
    expect(await chargesOf(call, 'many-200')).toHaveLength(8);
  });

  test('scheduled jobs respect skipped periods, and end a pause with a bill', async () => {
    const { call } = await signedIn(sandbox, 'active');
    await call('PUT', '/api/subscription/skip/active-1', { skipPeriods: 2 });
    now = Date.parse('2026-05-30T18:00:00.000Z');
    const later = await signedIn(sandbox, 'active');
    const charges = await chargesOf(later.call, 'active-1');
    expect(charges.slice(4).map(({ createdAt }) => createdAt)).toEqual(['2026-05-30T18:00:00.000Z']);
    expect(await later.subscription('active-1')).toMatchObject({
      skipPeriods: 0,
      nextBillingDate: '2026-06-30T18:00:00.000Z',
    });
    const paused = await signedIn(sandbox, 'paused');
    expect(await paused.subscription('paused-1')).toMatchObject({ status: 'active', pause: null });
    expect((await chargesOf(paused.call, 'paused-1')).at(-1)).toMatchObject({
      status: 'success',
      createdAt: '2026-05-30T18:00:00.000Z',
    });
  });

  test('try a declined card three times, then pause the subscription', async () => {
    const { call, subscription } = await signedIn(sandbox, 'failed-payment');
    expect((await chargesOf(call, 'failed-payment-1')).at(-1)?.status).toBe('failed');
    now += 20 * DAY;
    const failed = (await chargesOf(call, 'failed-payment-1')).slice(3);
    expect(failed.map(({ status, createdAt }) => [status, createdAt?.slice(0, 10)])).toEqual([
      ['failed', '2026-03-17'],
      ['failed', '2026-03-20'],
      ['failed', '2026-03-23'],
    ]);
    expect(await subscription('failed-payment-1')).toMatchObject({
      status: 'pause',
      paymentIntentStatus: 'requires_payment_method',
    });
    const [notice] = (await call<Notification>('GET', '/api/notices')).data;
    expect(notice?.message).toBe(
      'Your card was declined for $199.00 for Semaglutide Injection on Mar 23, 2026. Your subscription is paused until you resume it.',
    );
    expect((await call<Order>('GET', '/api/orders')).data).toHaveLength(3);
  });

  test('subtract a coupon for its number of periods', async () => {
    now += 100 * DAY;
    const { call } = await signedIn(sandbox, 'coupon');
    const sums = (await chargesOf(call, 'coupon-1')).map(({ sum }) => sum);
    expect(sums).toEqual([17_910, 19_900, 19_900, 17_900, 17_900, 17_900, 19_900]);
  });

  test('approve with a doctor who is licensed in the state of the patient', async () => {
    const { call, subscription } = await signedIn(sandbox, 'pending');
    await call('PUT', '/api/patient/patient-pending', { shipping: { state: 'FL' } });
    now += REVIEW_MS;
    const { doctorId, history } = (await subscription('pending-1')) ?? {};
    expect(doctorId).toBe('doctor-hale');
    expect(history?.at(-1)).toMatchObject({ change: 'approved', userName: 'Dr. Amara Hale' });
  });

  test('approve: capture the charge, create an order and set the next billing date', async () => {
    const { call, subscription } = await signedIn(sandbox, 'pending');
    now += REVIEW_MS - 1;
    expect((await subscription('pending-1'))?.status).toBe('pending');
    now += 1;
    expect(await subscription('pending-1')).toMatchObject({
      status: 'active',
      isApproved: true,
      doctorId: 'doctor-lee',
      nextBillingDate: '2026-04-18T19:00:00.000Z',
      sequencePaymentPeriod: 1,
    });
    expect((await chargesOf(call, 'pending-1')).map(({ status }) => status)).toEqual(['captured']);
    const [order] = (await call<Order>('GET', '/api/orders')).data;
    expect(order?.charge?.sum).toBe(19_900);
    const [notice] = (await call<Notification>('GET', '/api/notices')).data;
    expect(notice).toMatchObject({
      message: 'A doctor approved Semaglutide Injection on Mar 18, 2026.',
      data: { subscriptionId: 'pending-1', orderId: order?._id },
    });
  });

  test('decline when an answer rules out the treatment, and release the charge', async () => {
    const { call, subscription } = await signedIn(sandbox, 'pending');
    const record = sandbox.store.get('subscriptions', 'patient-pending', 'pending-1');
    if (record === undefined) throw new Error('There is no subscription');
    const questionnaire = [{ questionId: 'wl-q', optionIds: ['wl-q-1-contraindicated'] }];
    sandbox.store.put('subscriptions', 'patient-pending', 'pending-1', { ...record, questionnaire });
    now += DAY;
    expect(await subscription('pending-1')).toMatchObject({ status: 'declined', isApproved: false });
    expect((await chargesOf(call, 'pending-1')).map(({ status }) => status)).toEqual(['released']);
    expect((await call<Order>('GET', '/api/orders')).data).toEqual([]);
  });

  test('scheduled jobs send a notification to open connections for each decision and bill, with its own time', async () => {
    const sent: string[] = [];
    sandbox.connections.connect('patient-pending', {
      send: (text) => sent.push(text),
      close: () => undefined,
    });
    now += 40 * DAY;
    sandbox.tick();
    const times = sent.map((text) => JSON.parse(text).data.createdAt);
    expect(times).toEqual(['2026-03-18T19:00:00.000Z', '2026-04-18T19:00:00.000Z']);
    sandbox.tick();
    expect(sent).toHaveLength(2);
  });

  test('scheduled jobs end the paid period of a canceled subscription, which can be reactivated', async () => {
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/cancel/active-1');
    now += 20 * DAY;
    const messages = async () =>
      (await call<Notification>('GET', '/api/notices?limit=100')).data.map(({ message }) => message);
    expect((await messages())[0]).toBe('Your canceled treatment with Sildenafil ended on Mar 30, 2026.');
    const again = await call<Subscription>('PATCH', '/api/subscription/reactivate/active-1');
    expect(again.data[0]).toMatchObject({ status: 'active', nextBillingDate: '2026-04-07T15:00:00.000Z' });
    expect((await chargesOf(call, 'active-1')).at(-1)?.createdAt).toBe('2026-04-07T15:00:00.000Z');
  });
});
