import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DECLINES } from '../../core/cardAttempts.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, CreditCard, User } from '../../core/schema.ts';
import { NOW, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const HOLD = '/api/v2/subscription/hold-charge/register-1';
const VISA = { paymentToken: 'pm_card_visa' };
const plan = {
  productName: 'Weight Loss Treatment',
  price: 19_900,
  frequencyOfDelivery: 'monthly',
  frequencyOfReception: 'weekly',
} as const;

interface Held {
  charge: Charge;
  paymentIntentStatus: string;
  clientSecret?: string;
}

const reveal = (id: string) => `/api/patient/${id}/reveal-credit-card`;

describe('the first charge and the card', () => {
  let sandbox: Sandbox;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 1e9 });
    choose({});
  });
  afterEach(() => sandbox.store.close());

  function choose(more: Partial<SubscriptionRecord>): void {
    const { store } = sandbox;
    const record = store.get('subscriptions', 'patient-register', 'register-1');
    if (record === undefined) throw new Error('There is no subscription');
    store.put('subscriptions', 'patient-register', 'register-1', { ...record, plan, ...more });
  }
  const charges = () => sandbox.store.list('charges', 'register-1');
  const statuses = () => charges().map(({ status }) => status);
  /** Passes the bank's check of a card. */
  const pass = async (secret: string) =>
    (await sandbox.fetch(requestTo(`/checks/${secret}/passed`, 'POST'))).status;

  test('the first charge is held once by several simultaneous requests', async () => {
    const { call } = await signedIn(sandbox, 'register');
    const body = { ...VISA, idempotencyKey: 'k' };
    const responses = await Promise.all([body, body, body].map((sent) => call<Held>('POST', HOLD, sent)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ data }) => data[0]?.charge._id)).size).toBe(1);
    expect(responses[0]?.data[0]).toMatchObject({
      paymentIntentStatus: 'requires_capture',
      charge: { status: 'hold', sum: 19_900 },
    });
    expect(statuses()).toEqual(['hold']);
  });

  test('an idempotency key returns its charge, even after the plan changed', async () => {
    const { call } = await signedIn(sandbox, 'register');
    const body = { ...VISA, idempotencyKey: 'k' };
    const first = (await call<Held>('POST', HOLD, body)).data[0]?.charge;
    choose({ plan: { ...plan, price: 22_900 } });
    expect((await call<Held>('POST', HOLD, body)).data[0]?.charge).toEqual(first);
  });

  test('each idempotency key holds a charge of its own, as with the provider', async () => {
    const { call } = await signedIn(sandbox, 'register');
    await call('POST', HOLD, { ...VISA, idempotencyKey: 'k1' });
    await call('POST', HOLD, { ...VISA, idempotencyKey: 'k2' });
    expect(statuses()).toEqual(['hold', 'hold']);
  });

  describe('with a card that the bank checks', () => {
    const body = { paymentToken: 'pm_card_threeDSecure2Required', idempotencyKey: 'k1' };

    test('the first charge with a card that the bank checks is held once the check is passed, by any of its requests', async () => {
      const { call, subscription } = await signedIn(sandbox, 'register');
      const [first] = (await call<Held>('POST', HOLD, body)).data;
      const [again] = (await call<Held>('POST', HOLD, body)).data;
      expect(first).toMatchObject({ paymentIntentStatus: 'requires_action', charge: { status: 'pending' } });
      expect(again?.clientSecret).toBe(first?.clientSecret);
      expect(charges()).toEqual([]);
      expect(await subscription('register-1')).toMatchObject({ paymentIntentStatus: 'requires_action' });

      expect(await pass(first?.clientSecret ?? '')).toBe(200);
      expect(await pass(first?.clientSecret ?? '')).toBe(200);
      expect(statuses()).toEqual(['hold']);
      expect(await subscription('register-1')).toMatchObject({ paymentIntentStatus: 'requires_capture' });
      expect((await call<Held>('POST', HOLD, body)).data).toMatchObject([
        { paymentIntentStatus: 'requires_capture' },
      ]);
    });

    test('two keys have two checks, which hold two charges', async () => {
      const { call } = await signedIn(sandbox, 'register');
      for (const idempotencyKey of ['k1', 'k2']) {
        const [started] = (await call<Held>('POST', HOLD, { ...body, idempotencyKey })).data;
        expect(await pass(started?.clientSecret ?? '')).toBe(200);
      }
      expect(statuses()).toEqual(['hold', 'hold']);
    });

    test('an unknown secret holds nothing', async () => {
      expect(await pass('pi_register-1_secret_k1')).toBe(404);
      expect(charges()).toEqual([]);
    });
  });

  /** Requests whose response fails; all but the first may have been processed. */
  describe.each([
    ['500', { status: 500 }],
    ['malformed', { malformed: true }],
    ['dropped', { reset: true }],
  ])('is held once when responses fail (%s)', (_how, fault) => {
    test.each([
      ['with the same key', { ...VISA, idempotencyKey: 'k' }, { ...VISA, idempotencyKey: 'k' }],
      ['without a key', VISA, VISA],
      ['with another card', VISA, { paymentToken: 'tok_mastercard' }],
    ])('%s', async (_what, body, again) => {
      const { call, token } = await signedIn(sandbox, 'register');
      const send = (sent: object) =>
        sandbox.fetch(requestTo(HOLD, 'POST', sent, { authorization: `Bearer ${token}` }));
      sandbox.faults.set({ operation: 'holdCharge', ...fault, times: 1 });
      const failed = await send(body);
      expect(failed.type === 'error' || failed.headers.has('x-sandbox-faulted')).toBe(true);
      expect(charges()).toEqual([]);
      // Processed, but the response is lost.
      await send(body);
      const [held] = charges();
      sandbox.faults.set({ operation: 'holdCharge', ...fault, times: 1 });
      await send(again);
      expect((await call<Held>('POST', HOLD, again)).data[0]?.charge).toEqual(held);
      expect(charges()).toEqual([held]);
    });
  });

  test('changing the plan releases the charge held for the previous one', async () => {
    const { call } = await signedIn(sandbox, 'register');
    await call('POST', HOLD, VISA);
    choose({ plan: { ...plan, price: 22_900 } });
    expect((await call<Held>('POST', HOLD, VISA)).data[0]?.charge.sum).toBe(22_900);
    expect(statuses()).toEqual(['released', 'hold']);
  });

  test('the first charge saves the card, masked, with the billing address', async () => {
    const { call, subscription } = await signedIn(sandbox, 'register');
    const payment = { sameAsShipping: true };
    await call('POST', HOLD, { paymentToken: 'tok_mastercard', payment });
    const card = { cardNumber: '**** **** **** 4444', cardType: 'mastercard', expirationDate: '12/34' };
    const [me] = (await call<User>('GET', '/me')).data;
    expect(me?.patient).toMatchObject({ creditCard: card, payment });
    expect(await subscription('register-1')).toMatchObject({
      creditCard: card,
      paymentIntentStatus: 'requires_capture',
    });
  });

  test('the first charge is held on the card on file when no token is sent', async () => {
    const { call } = await signedIn(sandbox, 'register');
    await call('POST', HOLD, { paymentToken: 'tok_mastercard', payment: { sameAsShipping: true } });
    choose({ plan: { ...plan, price: 22_900 } });
    expect((await call<Held>('POST', HOLD, {})).data[0]).toMatchObject({
      paymentIntentStatus: 'requires_capture',
      charge: { status: 'hold', sum: 22_900 },
    });
    const [me] = (await call<User>('GET', '/me')).data;
    expect(me?.patient).toMatchObject({
      creditCard: { cardNumber: '**** **** **** 4444' },
      payment: { sameAsShipping: true },
    });
  });

  test.each([
    [undefined, 409, 'Add a card to continue'],
    ['**** **** **** 0341', 402, 'Your card was declined.'],
  ])('the first charge without a token and with %s on file: %d %s', async (cardNumber, status, message) => {
    const { call } = await signedIn(sandbox, 'register');
    const user = sandbox.store.get('users', 'user-register', 'user-register');
    if (user?.patient === undefined) throw new Error('There is no patient');
    const { creditCard: _none, ...patient } = user.patient;
    const creditCard = cardNumber && { creditCard: { cardType: 'visa', cardNumber } };
    sandbox.store.put('users', user._id, user._id, { ...user, patient: { ...patient, ...creditCard } });
    expect(await call('POST', HOLD, {})).toMatchObject({ status, message });
    expect(charges()).toEqual([]);
  });

  test.each([
    ['pm_card_chargeDeclined', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['tok_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', "Your card's security code is incorrect."],
    ['pm_1NXyz', 'Your card was declined.'],
  ])('the first charge: %s is declined with "%s", and no charge is held', async (paymentToken, message) => {
    const { call } = await signedIn(sandbox, 'register');
    const body = { paymentToken, idempotencyKey: 'k' };
    expect(await call('POST', HOLD, body)).toMatchObject({ status: 402, message });
    expect(charges()).toEqual([]);
    expect(sandbox.store.list('paymentAttempts', 'register-1')).toMatchObject([
      { status: 'failed', message },
    ]);
    expect((await call('POST', HOLD, { ...VISA, idempotencyKey: 'k' })).status).toBe(200);
  });

  test('after ten declined cards, attempts are blocked for an hour', async () => {
    const { call } = await signedIn(sandbox, 'register');
    for (let count = 0; count < MAX_DECLINES; count += 1) {
      await call('POST', HOLD, { paymentToken: 'tok_chargeDeclined' });
    }
    expect(await call('POST', HOLD, VISA)).toMatchObject({
      status: 409,
      message: 'Too many cards were declined. Please try again in an hour.',
    });
    now += 3_600_000;
    expect((await call('POST', HOLD, VISA)).status).toBe(200);
  });

  test('attempts reported by the app do not count toward that limit', async () => {
    const { call } = await signedIn(sandbox, 'register');
    const path = '/api/subscription/log-payment-attempt/register-1';
    for (let count = 0; count < MAX_DECLINES; count += 1) {
      const attempt = { status: 'failed', code: 'card_declined', message: 'Your card was declined.' };
      expect((await call('POST', path, attempt)).status).toBe(200);
    }
    expect((await call('POST', HOLD, VISA)).status).toBe(200);
  });

  test.each([
    ['coupon-welcome10', 17_910],
    ['coupon-weight25', 14_925],
    ['coupon-onthehouse', 0],
    ['coupon-allofit', 0],
  ])('the first charge with %s holds %i', async (id, sum) => {
    const { call } = await signedIn(sandbox, 'register');
    const body = { ...VISA, couponIds: [id], addonIds: [] };
    expect((await call<Held>('POST', HOLD, body)).data[0]?.charge.sum).toBe(sum);
    expect((await call<Held>('POST', HOLD, body)).data[0]?.charge.sum).toBe(sum);
  });

  test.each([
    ['coupon-lastyear', 409, 'This code has expired'],
    ['coupon-first100', 409, 'This code has been used up'],
    ['coupon-quarter15', 409, 'This code needs delivery every 3 months'],
    ['coupon-daily5', 409, 'This code is not for this treatment'],
    ['coupon-x', 404, 'We do not know this code'],
  ])('the first charge: %s is rejected, and no charge is held', async (id, status, message) => {
    const { call } = await signedIn(sandbox, 'register');
    expect(await call('POST', HOLD, { ...VISA, couponIds: [id] })).toMatchObject({ status, message });
    expect(charges()).toEqual([]);
  });

  test('the last use of a coupon goes to one patient, who keeps it when sending again', async () => {
    const { call } = await signedIn(sandbox, 'register');
    const body = { ...VISA, couponIds: ['coupon-lastone'] };
    expect((await call('POST', HOLD, body)).status).toBe(200);
    expect((await call('POST', HOLD, body)).status).toBe(200);
    choose({ plan: { ...plan, price: 22_900 } });
    expect((await call('POST', HOLD, body)).status).toBe(200);
    expect(sandbox.store.get('coupons', '', 'LASTONE')?.uses).toBe(1);
    const other = await signedIn(sandbox, 'pending');
    expect(
      await other.call('GET', '/api/patient/apply-coupon-login/patient-pending?code=LASTONE'),
    ).toMatchObject({ status: 409, message: 'This code has been used up' });
  });

  test('the first charge adds the price of an addon that is offered with the treatment', async () => {
    const { call } = await signedIn(sandbox, 'register');
    const held = await call<Held>('POST', HOLD, { ...VISA, addonIds: ['addon-vitamins'] });
    expect(held.data[0]?.charge.sum).toBe(21_100);
    expect((await call('POST', HOLD, { ...VISA, addonIds: ['addon-shampoo'] })).status).toBe(400);
  });

  test('the first charge is not held before a treatment is chosen, nor for an active one', async () => {
    const { call } = await signedIn(sandbox, 'register');
    choose({ plan: {} });
    expect(await call('POST', HOLD, VISA)).toMatchObject({
      status: 409,
      message: 'Choose your treatment first',
    });
    const active = await signedIn(sandbox, 'active');
    expect((await active.call('POST', '/api/v2/subscription/hold-charge/active-1', VISA)).status).toBe(409);
    expect((await active.call('POST', HOLD, VISA)).status).toBe(404);
  });

  describe('the card on file', () => {
    test('the card on file is revealed to its owner within five minutes of sign-in', async () => {
      const { call } = await signedIn(sandbox, 'active');
      now += 5 * 60_000;
      const [card] = (await call<CreditCard>('GET', reveal('patient-active'))).data;
      expect(card?.cardNumber).toBe('4242 4242 4242 4242');
      now += 1;
      expect(await call('GET', reveal('patient-active'))).toMatchObject({
        status: 403,
        message: 'Confirm your password to see the card',
      });
    });

    test('the card on file is a 403 for other patients', async () => {
      const { call } = await signedIn(sandbox, 'active');
      expect((await call('GET', reveal('patient-demo'))).status).toBe(403);
      expect((await call('GET', reveal('patient-nobody'))).status).toBe(403);
    });
  });

  describe('the delivery address', () => {
    const path = '/api/v2/subscription/update-shipping-address/profile';
    const shipping = { address: '1 New Road', city: 'Boise', state: 'ID', zipCode: '83702' };
    const body = { patientId: 'patient-active', shipping };

    test('the delivery address is changed, also for later deliveries', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const changed = await call<User['patient'] & object>('POST', path, {
        ...body,
        subscriptionId: 'active-1',
      });
      expect(changed.data[0]).toMatchObject({ _id: 'patient-active', shipping });
      now = Date.parse('2026-03-30T18:00:00.000Z');
      const [order] = (await call('GET', '/api/orders')).data;
      expect(order).toMatchObject({ patient: { shipping } });
    });

    test.each([
      ["another patient's address", { ...body, patientId: 'patient-demo' }, 403],
      ["an address for another patient's subscription", { ...body, subscriptionId: 'demo-active' }, 404],
      ['an address in a state that is not served', { ...body, shipping: { ...shipping, state: 'AK' } }, 409],
      ['an address in an unknown state', { ...body, shipping: { ...shipping, state: 'XX' } }, 400],
    ])('the delivery address: %s is rejected', async (_what, sent, status) => {
      const { call } = await signedIn(sandbox, 'active');
      expect((await call('POST', path, sent)).status).toBe(status);
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me?.patient?.shipping?.city).not.toBe('Boise');
    });

    test.each([
      ['with a blank street', { ...shipping, address: ' ' }, 'shipping.address is required'],
      [
        'without a city',
        { address: '1 Main St', state: 'ID', zipCode: '83702' },
        'shipping.city is required',
      ],
      [
        'with an invalid zip code',
        { ...shipping, zipCode: '1' },
        'shipping.zipCode must be five digits, or nine as in 97205-1234',
      ],
    ])('the delivery address: %s is a 400', async (_what, address, message) => {
      const { call, token } = await signedIn(sandbox, 'active');
      const sent = requestTo(
        path,
        'POST',
        { ...body, shipping: address },
        { authorization: `Bearer ${token}` },
      );
      const response = await sandbox.fetch(sent);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message });
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me?.patient?.shipping?.city).not.toBe('Boise');
    });
  });

  test('the card form needs no provider key', async () => {
    const { call } = await signedIn(sandbox, 'active');
    expect((await call('GET', '/api/payment-form')).data).toEqual([{ provider: 'stripe' }]);
  });
});
