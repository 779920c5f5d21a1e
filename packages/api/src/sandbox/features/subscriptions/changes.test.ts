import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_MS } from './rules/review.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Subscription } from '../../core/schema.ts';
import { NOW, quietSandbox, requestTo, signedIn, tokenOf } from '../../tests/support/patient.ts';

const HALF = { doseId: 'dose-wl-semaglutide-0.5' };
const FULL = { doseId: 'dose-wl-semaglutide-1' };

/** Sends without validation: the usual `call` throws on a body that violates the description. */
async function sendInvalid(sandbox: Sandbox, scenario: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${await tokenOf(sandbox, scenario)}` };
  const response = await sandbox.fetch(requestTo(path, 'POST', body, headers));
  const { message }: { message: string } = await response.json();
  return { status: response.status, message };
}

describe('changes reviewed by a doctor', () => {
  let sandbox: Sandbox;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 1e9 });
  });
  afterEach(() => sandbox.store.close());

  describe('a change of dose', () => {
    const path = '/api/subscription/change-dose/demo-active';
    const remove = '/api/subscription/remove-modify/demo-active';

    test('a change of dose is pending with its new price, then approved for the next bill', async () => {
      const { call, subscription } = await signedIn(sandbox, 'demo');
      const { data } = await call<Subscription>('POST', path, HALF);
      expect(data[0]).toMatchObject({
        plan: { weight: 0.25, price: 19_900 },
        modifyRequest: {
          status: 'pending',
          userName: 'Maya Brooks',
          period: 5,
          plan: { weight: 0.5, price: 22_900 },
        },
      });
      now += REVIEW_MS;
      expect(await subscription('demo-active')).toMatchObject({
        plan: { weight: 0.5, price: 22_900 },
        modifyRequest: { status: 'approved', userName: 'Dr. Lena Lee' },
      });
      now = Date.parse('2026-03-30T18:00:00.000Z');
      const charges = await call<Charge>('GET', '/api/subscription/charges/demo-active');
      expect(charges.data.at(-1)).toMatchObject({ status: 'success', sum: 22_900 });
    });

    test('a change of dose by two steps up is declined without changing the treatment', async () => {
      const { call, subscription } = await signedIn(sandbox, 'demo');
      await call('POST', path, FULL);
      now += REVIEW_MS;
      expect(await subscription('demo-active')).toMatchObject({
        plan: { weight: 0.25 },
        modifyRequest: { status: 'declined' },
      });
    });

    test('a change of dose can be withdrawn while it is pending', async () => {
      const { call, subscription } = await signedIn(sandbox, 'demo');
      expect((await call('PATCH', remove)).message).toBe('There is no change to withdraw');
      await call('POST', path, HALF);
      expect((await call<Subscription>('PATCH', remove)).data[0]?.modifyRequest).toBeNull();
      now += REVIEW_MS;
      expect((await subscription('demo-active'))?.plan?.weight).toBe(0.25);
      await call('POST', path, HALF);
      now += REVIEW_MS;
      expect(await call('PATCH', remove)).toMatchObject({
        status: 409,
        message: 'A doctor has already reviewed this change',
      });
    });

    test.each([
      ['the current dose', { doseId: 'dose-wl-semaglutide-0.25' }, 'This is the treatment you already have'],
      ['nothing', {}, 'This is the treatment you already have'],
      ['an unknown dose', { doseId: 'x' }, 'This dose does not belong to the variation'],
      ['another product', { productId: 'product-ed' }, 'This product does not belong to the treatment'],
      ['a variation without a dose', { variationId: 'variation-wl-tirzepatide' }, 'Choose a dose'],
      [
        'an invalid value',
        { frequencyOfDelivery: 'weekly' },
        'frequencyOfDelivery must be one of monthly, quarterly',
      ],
    ])('a change of dose to %s is rejected', async (_what, body, message) => {
      expect(await sendInvalid(sandbox, 'demo', path, body)).toMatchObject({ status: 400, message });
    });

    test('a change of dose can be requested once, and only while the subscription is active', async () => {
      const { call } = await signedIn(sandbox, 'demo');
      const responses = await Promise.all([1, 2].map(() => call('POST', path, HALF)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await call('POST', '/api/subscription/change-dose/demo-paused', HALF)).status).toBe(409);
    });

    test('a change of dose is also reviewed when it was seeded', async () => {
      const { subscription } = await signedIn(sandbox, 'dose-asked');
      now += REVIEW_MS;
      expect((await subscription('dose-asked-1'))?.modifyRequest?.status).toBe('approved');
    });
  });

  describe('a renewal', () => {
    test('a renewal of an active subscription keeps it active, with new refills', async () => {
      const { call, subscription } = await signedIn(sandbox, 'renewal-due');
      const path = '/api/subscription/renewal/renewal-due-1';
      const { data } = await call<Subscription>('POST', path);
      expect(data[0]).toMatchObject({ status: 'active', renewal: false, review: { value: 'pending' } });
      expect(data[0]?.latestRenewalId).toMatch(/^renewal-/);
      expect(await call('POST', path)).toMatchObject({
        status: 409,
        message: 'A doctor is already reviewing your renewal',
      });
      now = Date.parse('2026-03-30T18:00:00.000Z');
      expect(await subscription('renewal-due-1')).toMatchObject({
        status: 'active',
        sequencePaymentPeriod: 13,
      });
      const charges = await call<Charge>('GET', '/api/subscription/charges/renewal-due-1');
      expect(charges.data.at(-1)?.reasonObject).toMatchObject({ sequencePaymentPeriod: 13, refills: 11 });
    });

    test('a renewal of an expired prescription returns to review, then is active with the requested plan', async () => {
      const { call, subscription } = await signedIn(sandbox, 'renewal');
      const answers = [{ questionId: 'wl-again-taken', optionIds: ['wl-again-taken-1'] }];
      const body = { questionnaire: answers, plan: HALF };
      const { data, message } = await call<Subscription>('POST', '/api/subscription/renewal/renewal-1', body);
      expect(message).toBeUndefined();
      expect(data[0]).toMatchObject({ status: 'pending', questionnaire: answers });
      now += REVIEW_MS;
      expect(await subscription('renewal-1')).toMatchObject({ status: 'active', plan: { weight: 0.5 } });
    });

    test('a renewal is rejected before it is due', async () => {
      const { call } = await signedIn(sandbox, 'active');
      expect(await call('POST', '/api/subscription/renewal/active-1')).toMatchObject({
        status: 409,
        message: 'Your prescription is not due for renewal yet',
      });
    });
  });

  describe('a follow-up', () => {
    const path = '/api/v2/subscription/submit-followup/action-1';
    const questionnaire = [{ questionId: 'wl-again-taken', optionIds: ['wl-again-taken-1'] }];

    test('a follow-up returns to review', async () => {
      const { call, subscription } = await signedIn(sandbox, 'action');
      const { data, message } = await call<Subscription>('POST', path, { questionnaire });
      expect(message).toBeUndefined();
      expect(data[0]).toMatchObject({ status: 'pending', questionnaire });
      now += REVIEW_MS;
      expect((await subscription('action-1'))?.status).toBe('active');
    });

    test('a follow-up is in the history with the weight of its answers', async () => {
      const { call, subscription } = await signedIn(sandbox, 'action');
      const weight = { questionId: 'wl-again-weight', value: 183 };
      await call('POST', path, { questionnaire: [...questionnaire, weight] });
      expect((await subscription('action-1'))?.history?.at(-1)).toMatchObject({
        change: 'followup_answered',
        weight: 183,
      });
    });

    test.each([
      ['nothing', {}, 'questionnaire must be a list'],
      ['a text', { questionnaire: 'yes' }, 'questionnaire must be a list'],
      ['no question', { questionnaire: [{}] }, 'questionnaire[0].questionId is required'],
    ])('a follow-up with %s is rejected', async (_what, body, message) => {
      expect(await sendInvalid(sandbox, 'action', path, body)).toMatchObject({ status: 400, message });
    });

    test('a follow-up is rejected during registration', async () => {
      const { call } = await signedIn(sandbox, 'register');
      const other = '/api/v2/subscription/submit-followup/register-1';
      expect(await call('POST', other, { questionnaire })).toMatchObject({
        status: 409,
        message: 'Finish your registration first',
      });
    });
  });

  test('the winback price applies once after the paid period has ended', async () => {
    const { call } = await signedIn(sandbox, 'winback');
    const path = '/api/subscription/reactivate/winback-1?winback=true&fromPopup=true';
    expect((await call('GET', '/api/coupons?action=reactivate')).data.map(({ name }) => name)).toContain(
      'WELCOMEBACK',
    );
    const { data } = await call<Subscription>('PATCH', path);
    expect(data[0]).toMatchObject({
      status: 'active',
      discountedPrice: 13_930,
      coupons: [{ name: 'WELCOMEBACK', discountValue: 30, usingPeriodsCount: 3 }],
    });
    const charges = await call<Charge>('GET', '/api/subscription/charges/winback-1');
    expect(charges.data.at(-1)).toMatchObject({ status: 'success', sum: 13_930 });
    await call('PATCH', '/api/subscription/cancel/winback-1');
    const again = (await call<Subscription>('PATCH', path)).data[0];
    expect(again?.coupons).toHaveLength(1);
  });

  test('the winback price does not apply before the paid period has ended', async () => {
    const { call } = await signedIn(sandbox, 'active');
    expect((await call('GET', '/api/coupons?action=reactivate')).data.map(({ name }) => name)).not.toContain(
      'WELCOMEBACK',
    );
    await call('PATCH', '/api/subscription/cancel/active-1');
    const path = '/api/subscription/reactivate/active-1?winback=true&fromPopup=true';
    expect((await call<Subscription>('PATCH', path)).data[0]?.coupons ?? []).toEqual([]);
  });
});
