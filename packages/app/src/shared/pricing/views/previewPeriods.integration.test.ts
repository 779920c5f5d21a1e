import { expect, test } from 'vitest';
import { createClient, unwrap, type Coupon } from '@patient/api';
import { createSeededStore, createSandbox, signInAs } from '@patient/api/sandbox';
import { previewPeriods } from '@patient/api/model';
import { priceSummary } from './priceSummary.ts';

const ID = 'register-1';
const PATIENT = 'patient-register';

const coupon = (
  name: string,
  discountType: '$' | '%',
  discountValue: number,
  usingPeriodsCount?: number,
  appliesTo?: Coupon['appliesTo'],
): Coupon => ({
  _id: name,
  name,
  discountType,
  discountValue,
  ...(usingPeriodsCount !== undefined && { usingPeriodsCount }),
  ...(appliesTo && { appliesTo }),
});

/** Coupons with all kinds of limits, with amounts that need rounding, and several at once. */
const couponSets: readonly (readonly Coupon[])[] = [
  [],
  [coupon('WELCOME10', '%', 10, 1)],
  [coupon('WEIGHT25', '%', 25, 2, [{ appliesObjType: 'wl' }])],
  [coupon('THIRD', '%', 33)],
  [coupon('ALL', '%', 100, 1)],
  [coupon('SAVE20', '$', 2_000, 3)],
  [{ ...coupon('MONTHS3', '%', 20, 3), periodType: 'month' }],
  [{ ...coupon('MONTHS4', '$', 1_000, 4), periodType: 'month' }],
  [coupon('DAILY5', '$', 500, undefined, [{ frequencyOfReception: 'daily' }])],
  [coupon('ALLOFIT', '$', 1_000_000, 1)],
  [coupon('QUARTER15', '%', 15, 2, [{ frequencyOfDelivery: ['quarterly'] }])],
  [
    coupon('EITHER', '%', 7, 1, [
      { appliesObjType: 'ed', frequencyOfReception: '8' },
      { appliesObjType: 'hl' },
    ]),
  ],
  [coupon('ONE', '%', 60, 1), coupon('TWO', '$', 1_500, 2), coupon('THREE', '%', 50)],
];

const addonSets = [[], [1_999], [2_500, 1_333]].map((prices) =>
  prices.map((price, index) => ({ _id: `addon-${index}`, name: `Add-on ${index}`, price })),
);

/** The app computes the preview of an unsaved choice, and the service the price of a saved one; both must agree. */
test.each(couponSets)(
  "previewPeriods: previews of all choices match the service's prices with coupons %j",
  async (...coupons) => {
    const now = Date.parse('2026-03-18T15:00:00.000Z');
    const sandbox = await createSandbox({
      store: createSeededStore({ now }),
      wait: async () => undefined,
      clock: () => now,
    });
    const { AccessToken } = await signInAs(sandbox, 'register');
    const client = createClient({
      baseUrl: 'http://sandbox.localhost/service',
      fetch: sandbox.fetch,
      getToken: async () => AccessToken,
    });
    const record = sandbox.store.get('subscriptions', PATIENT, ID);
    if (record === undefined) throw new Error('There is no registration');
    let compared = 0;
    for (const productType of ['ed', 'hl', 'wl', 'ag'] as const) {
      const subscription = { ...record, productType, coupons: [...coupons], addons: [] };
      sandbox.store.put('subscriptions', PATIENT, ID, subscription);
      const products = await unwrap(client.GET('/api/products', { params: { query: { productType } } }));
      for (const { _id: productId } of products) {
        const params = { path: { productId }, query: { subscriptionId: ID } };
        const prices = await unwrap(client.GET('/api/products/{productId}/product-pricing', { params }));
        for (const pricing of prices) {
          for (const addons of addonSets) {
            const { discountedPrice: _discounted, ...plan } = pricing;
            sandbox.store.put('subscriptions', PATIENT, ID, { ...subscription, addons, plan });
            const saved = await unwrap(
              client.GET('/api/subscription-price/{id}', {
                params: { path: { id: ID }, query: { periods: 2 } },
              }),
            );
            const preview = previewPeriods(pricing, { productType, addons, coupons });
            expect(preview).toEqual(saved.map(({ invoiceItems: _items, ...period }) => period));
            const summary = { plan, coupons, now };
            expect(priceSummary({ ...summary, periods: preview })).toEqual(
              priceSummary({ ...summary, periods: saved }),
            );
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
);
