import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REVIEW_MS } from './rules/review.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Subscription } from '../../core/schema.ts';
import { NOW, quietSandbox, requestTo, signedIn, tokenOf } from '../../tests/support/patient.ts';

const HALF = { doseId: 'dose-wl-semaglutide-0.5' };
const FULL = { doseId: 'dose-wl-semaglutide-1' };

/** Sends what the description does not allow, which the checked call would not send. */
async function sent(sandbox: Sandbox, scenario: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${await tokenOf(sandbox, scenario)}` };
  const answer = await sandbox.fetch(requestTo(path, 'POST', body, headers));
  const { message }: { message: string } = await answer.json();
  return { status: answer.status, message };
}

describe('changes that a doctor decides', () => {
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

    test('waits, with the price it would have, and is approved from the next bill on', async () => {
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

    test('two steps up at once are declined, and the treatment goes on', async () => {
      const { call, subscription } = await signedIn(sandbox, 'demo');
      await call('POST', path, FULL);
      now += REVIEW_MS;
      expect(await subscription('demo-active')).toMatchObject({
        plan: { weight: 0.25 },
        modifyRequest: { status: 'declined' },
      });
    });

    test('can be taken back as long as it waits', async () => {
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
      ['the dose there is', { doseId: 'dose-wl-semaglutide-0.25' }, 'This is the treatment you already have'],
      ['nothing', {}, 'This is the treatment you already have'],
      ['a dose nobody knows', { doseId: 'x' }, 'This dose does not belong to the variation'],
      ['another product', { productId: 'product-ed' }, 'This product does not belong to the treatment'],
      ['a variation without a dose', { variationId: 'variation-wl-tirzepatide' }, 'Choose a dose'],
      [
        'another word',
        { frequencyOfDelivery: 'weekly' },
        'frequencyOfDelivery must be one of monthly, quarterly',
      ],
    ])('to %s is refused', async (_what, body, message) => {
      expect(await sent(sandbox, 'demo', path, body)).toMatchObject({ status: 400, message });
    });

    test('is one at a time, and only while the subscription is active', async () => {
      const { call } = await signedIn(sandbox, 'demo');
      const presses = await Promise.all([1, 2].map(() => call('POST', path, HALF)));
      expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await call('POST', '/api/subscription/change-dose/demo-paused', HALF)).status).toBe(409);
    });

    test('the seeded one is decided as well', async () => {
      const { subscription } = await signedIn(sandbox, 'dose-asked');
      now += REVIEW_MS;
      expect((await subscription('dose-asked-1'))?.modifyRequest?.status).toBe('approved');
    });
  });

  describe('a renewal', () => {
    test('of one that runs: it goes on, and has refills again', async () => {
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

    test('of one that has run out: back in review, then billed at once, with another plan if it was asked for', async () => {
      const { call, subscription } = await signedIn(sandbox, 'renewal');
      const answers = [{ questionId: 'wl-again-taken', optionIds: ['wl-again-taken-1'] }];
      const body = { questionnaire: answers, plan: HALF };
      const { data, message } = await call<Subscription>('POST', '/api/subscription/renewal/renewal-1', body);
      expect(message).toBeUndefined();
      expect(data[0]).toMatchObject({ status: 'pending', questionnaire: answers });
      now += REVIEW_MS;
      expect(await subscription('renewal-1')).toMatchObject({ status: 'active', plan: { weight: 0.5 } });
    });

    test('is refused before it is due', async () => {
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

    test('goes back to the doctor', async () => {
      const { call, subscription } = await signedIn(sandbox, 'action');
      const { data, message } = await call<Subscription>('POST', path, { questionnaire });
      expect(message).toBeUndefined();
      expect(data[0]).toMatchObject({ status: 'pending', questionnaire });
      now += REVIEW_MS;
      expect((await subscription('action-1'))?.status).toBe('active');
    });

    test.each([
      ['nothing', {}, 'questionnaire must be a list'],
      ['a text', { questionnaire: 'yes' }, 'questionnaire must be a list'],
      ['no question', { questionnaire: [{}] }, 'questionnaire[0].questionId is required'],
    ])('of %s is refused', async (_what, body, message) => {
      expect(await sent(sandbox, 'action', path, body)).toMatchObject({ status: 400, message });
    });

    test('is not what registration waits for', async () => {
      const { call } = await signedIn(sandbox, 'register');
      const other = '/api/v2/subscription/submit-followup/register-1';
      expect(await call('POST', other, { questionnaire })).toMatchObject({
        status: 409,
        message: 'Finish your registration first',
      });
    });
  });

  test('the winback price is for who comes back after what was paid for has run out', async () => {
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

  test('nobody else is won back', async () => {
    const { call } = await signedIn(sandbox, 'active');
    expect((await call('GET', '/api/coupons?action=reactivate')).data.map(({ name }) => name)).not.toContain(
      'WELCOMEBACK',
    );
    await call('PATCH', '/api/subscription/cancel/active-1');
    const path = '/api/subscription/reactivate/active-1?winback=true&fromPopup=true';
    expect((await call<Subscription>('PATCH', path)).data[0]?.coupons ?? []).toEqual([]);
  });
});
