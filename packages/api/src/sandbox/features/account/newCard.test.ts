import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DECLINES } from '../../core/cardAttempts.ts';
import type { Charge, Notification, Subscription, User } from '../../core/schema.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { NOW, quietSandbox, signedIn, type SignedIn } from '../../tests/support/patient.ts';

const DAY = 86_400_000;
const ACCEPTED = 'pm_card_mastercard';
const id = 'failed-payment-1';

const statusesOf = async ({ call }: SignedIn) =>
  (await call<Charge>('GET', `/api/subscription/charges/${id}`)).data.map(({ status }) => status);

const replace = async ({ call }: SignedIn, paymentToken: string) => {
  const [me] = (await call<User>('GET', '/me')).data;
  return call('PUT', `/api/patient/${me?.patient?._id}`, { paymentToken });
};

describe('a new card', () => {
  let sandbox: Sandbox;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 1e9 });
  });
  afterEach(() => sandbox.store.close());

  test('a new card pays the failed bill right away; later bills keep their day of the month', async () => {
    const patient = await signedIn(sandbox, 'failed-payment');
    const before = await patient.subscription(id);
    expect(await statusesOf(patient)).toEqual(['success', 'success', 'success', 'failed']);
    const { status, data } = await replace(patient, ACCEPTED);
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({ creditCard: { cardType: 'mastercard' } });
    expect(await statusesOf(patient)).toEqual(['success', 'success', 'success', 'failed', 'success']);
    const after = await patient.subscription(id);
    expect(after).toMatchObject({ paymentIntentStatus: 'succeeded', status: 'active' });
    expect(after?.billingDay).toBe(before?.billingDay);
    expect(new Date(after?.nextBillingDate ?? '').getUTCDate()).toBe(before?.billingDay);
    const [notice] = (await patient.call<Notification>('GET', '/api/notices')).data;
    expect(notice?.message).toMatch(/^We received your payment of /);
    // Saving the same card again charges nothing.
    await replace(patient, ACCEPTED);
    expect(await statusesOf(patient)).toHaveLength(5);
  });

  test('a new card changes nothing when it is declined, and is blocked after ten declines within an hour', async () => {
    const patient = await signedIn(sandbox, 'failed-payment');
    const before = await patient.subscription(id);
    const declined = await replace(patient, 'pm_card_visa_chargeDeclined');
    expect(declined).toMatchObject({ status: 402, message: 'Your card was declined.' });
    expect(await patient.subscription(id)).toEqual(before);
    for (let count = 1; count < MAX_DECLINES; count += 1)
      await replace(patient, 'pm_card_visa_chargeDeclined');
    expect(await replace(patient, ACCEPTED)).toMatchObject({ status: 409 });
    now += 3_600_000;
    expect(await replace(patient, ACCEPTED)).toMatchObject({ status: 200 });
  });

  test('a new card adds another failed charge when it fails too', async () => {
    const patient = await signedIn(sandbox, 'failed-payment');
    await replace(patient, 'pm_card_chargeCustomerFail');
    expect((await statusesOf(patient)).filter((status) => status === 'failed')).toHaveLength(2);
    expect(await patient.subscription(id)).toMatchObject({
      status: 'active',
      paymentIntentStatus: 'requires_payment_method',
    });
  });

  test('a new card is charged for a paused subscription only after resuming', async () => {
    const patient = await signedIn(sandbox, 'failed-payment');
    now += 10 * DAY;
    expect(await patient.subscription(id)).toMatchObject({ status: 'pause' });
    const failed = await statusesOf(patient);
    await replace(patient, ACCEPTED);
    expect(await statusesOf(patient)).toEqual(failed);
    expect(await patient.subscription(id)).toMatchObject({
      status: 'pause',
      paymentIntentStatus: 'requires_confirmation',
    });
    await patient.call<Subscription>('PATCH', `/api/subscription/resume/${id}`);
    expect(await statusesOf(patient)).toEqual([...failed, 'success']);
  });
});
