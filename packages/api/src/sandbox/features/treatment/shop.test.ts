import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownValues } from '../../../generated/knownValues.ts';
import { wasShipped } from '../../../model/orders/status.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Coupon, Order, Subscription } from '../../core/schema.ts';
import { seedAddons } from '../../seed/addons.ts';
import { seedProducts } from '../../seed/products/index.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

const names = (items: readonly { name?: unknown }[]) => items.map(({ name }) => name);

const APPLY = { couponIds: ['coupon-welcome10'] };

/** A patient with two registrations. */
async function withTwo(sandbox: Sandbox) {
  const { call } = await signedIn(sandbox, 'register');
  await call('POST', '/api/subscription', { productType: 'ag' });
  const all = async () =>
    (await call<Subscription>('GET', '/api/subscriptions?patientId=patient-register')).data;
  return { call, all };
}

describe('prices, coupons and orders', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
  });
  afterEach(() => sandbox.store.close());

  describe('prices', () => {
    test('prices are listed for every choice of one product or all products', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const path = '/api/products/product-wl/product-pricing';
      const products = seedProducts('');
      const wl = (await call('GET', path)).data;
      const choices = products
        .filter(({ _id }) => _id === 'product-wl')
        .flatMap(({ variations = [], frequencyOfDelivery = [] }) =>
          variations
            .flatMap(({ doses = [] }) => doses)
            .flatMap(({ _id }) => frequencyOfDelivery.map((delivery) => [_id, delivery])),
        );
      expect(wl.map(({ doseId, frequencyOfDelivery }) => [doseId, frequencyOfDelivery])).toEqual(choices);
      expect(wl[0]).toEqual({
        productId: 'product-wl',
        variationId: 'variation-wl-semaglutide',
        doseId: 'dose-wl-semaglutide-0.25',
        frequencyOfReception: 'weekly',
        frequencyOfDelivery: 'monthly',
        price: 19_900,
      });
      const all = (await call('GET', `${path}?listAllProducts=true`)).data;
      expect(new Set(all.map(({ productId }) => productId))).toEqual(new Set(products.map(({ _id }) => _id)));
      expect((await call('GET', '/api/products/product-x/product-pricing')).status).toBe(404);
    });

    test('prices include the discounts of the coupons of a subscription', async () => {
      const { call } = await signedIn(sandbox, 'coupon');
      const path = '/api/products/product-wl/product-pricing?subscriptionId=coupon-1';
      expect((await call('GET', path)).data[0]).toMatchObject({ price: 19_900, discountedPrice: 17_900 });
      expect((await call('GET', path.replace('coupon-1', 'active-1'))).status).toBe(404);
    });

    test('prices of a dose depend on the delivery', async () => {
      const { call } = await signedIn(sandbox, 'quarterly');
      expect((await call('GET', '/api/subscription/quarterly-1/discounts')).data).toEqual([
        {
          doseId: 'dose-hl-spray',
          frequencyOfReception: 'daily',
          frequencyOfDelivery: 'monthly',
          price: 3900,
          discountedPrice: 3900,
        },
        {
          doseId: 'dose-hl-spray',
          frequencyOfReception: 'daily',
          frequencyOfDelivery: 'quarterly',
          price: 11_700,
          discountedPrice: 10_500,
        },
      ]);
      const other = '/api/subscription/quarterly-1/discounts?doseId=dose-wl-semaglutide-1';
      expect((await call('GET', other)).status).toBe(404);
    });

    test('prices of upcoming periods are itemized, with a coupon for its number of periods', async () => {
      const { call } = await signedIn(sandbox, 'coupon');
      expect((await call('GET', '/api/subscription-price/coupon-1')).data).toHaveLength(2);
      const { data } = await call('GET', '/api/subscription-price/coupon-1?periods=3');
      expect(data.map(({ period, sum, discountedPrice }) => [period, sum, discountedPrice])).toEqual([
        [5, 19_900, 17_900],
        [6, 19_900, 17_900],
        [7, 19_900, undefined],
      ]);
    });

    test('prices have an average', async () => {
      const { call } = await signedIn(sandbox, 'active');
      expect((await call('GET', '/api/subscription/average-price/hl')).data).toEqual([
        { productType: 'hl', price: 3150 },
      ]);
    });
  });

  describe('coupons', () => {
    test('coupons are listed when they are public and usable', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const list = async (query = '') => names((await call<Coupon>('GET', `/api/coupons${query}`)).data);
      expect(await list()).toEqual(['WELCOME10', 'SAVE20', 'WEIGHT25', 'DAILY5']);
      expect(await list('?limit=1')).toEqual(['WELCOME10']);
      expect(await list('?limit=49&appliesTo=hl')).toEqual(['WELCOME10', 'SAVE20', 'DAILY5']);
      expect(await list('?status=expired')).toEqual(['LASTYEAR']);
      expect(await list('?status=usedUp')).toEqual(['FIRST100']);
      expect(await list('?status=nonsense')).toEqual([]);
    });

    test('applied at sign-in are listed for that patient', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const body = { patientId: 'patient-active', code: ' quarter15 ' };
      expect(names((await call('POST', '/api/patient/apply-coupon-login', body)).data)).toEqual([
        'QUARTER15',
      ]);
      expect(names((await call('GET', '/api/coupons')).data)).toContain('QUARTER15');
      const other = await signedIn(sandbox, 'paused');
      expect(names((await other.call('GET', '/api/coupons')).data)).not.toContain('QUARTER15');
      const holder = await signedIn(sandbox, 'coupon');
      const held = names((await holder.call('GET', '/api/coupons')).data);
      expect([held.includes('QUARTER15'), held.includes('SAVE20')]).toEqual([true, false]);
    });

    test.each([
      ['WELCOME10', 200, undefined],
      ['NONSENSE', 404, 'We do not know this code'],
      ['constructor', 404, 'We do not know this code'],
      ['lastyear', 409, 'This code has expired'],
      ['FIRST100', 409, 'This code has been used up'],
      ['DAILY5', 409, 'This code is not for this treatment'],
    ])('coupons: %s in a link is a %i', async (code, status, message) => {
      const { call } = await signedIn(sandbox, 'register');
      const path = `/api/patient/apply-coupon-login/patient-register?code=${code}`;
      expect(await call('GET', path)).toMatchObject({ status, message });
    });

    test('coupons in a link are added once to the subscription in registration', async () => {
      const { call, subscription } = await signedIn(sandbox, 'register');
      const path = '/api/patient/apply-coupon-login/patient-register?code=';
      for (const code of ['WELCOME10', 'welcome10', 'WEIGHT25'])
        expect((await call('GET', path + code)).status).toBe(200);
      expect(names((await subscription('register-1'))?.coupons ?? [])).toEqual(['WELCOME10', 'WEIGHT25']);
      await call('PUT', '/api/subscription/register-1', { couponIds: ['coupon-weight25'] });
      expect(names((await subscription('register-1'))?.coupons ?? [])).toEqual(['WEIGHT25']);
    });

    test('coupons in a link do not change a held charge until the patient applies them', async () => {
      const { call, subscription } = await signedIn(sandbox, 'register-photo');
      const before = await subscription('register-photo-1');
      const path = '/api/patient/apply-coupon-login/patient-register-photo?code=WELCOME10';
      expect((await call('GET', path)).status).toBe(200);
      expect(await subscription('register-photo-1')).toEqual(before);
      await call('PUT', '/api/subscription/register-photo-1', { couponIds: ['coupon-welcome10'] });
      expect(await subscription('register-photo-1')).toMatchObject({ discountedPrice: 17_910 });
      expect((await call('GET', '/api/subscription/charges/register-photo-1')).data).toMatchObject([
        { status: 'released', sum: 19_900 },
      ]);
    });

    test('coupons in a link are saved for a patient who is not registering', async () => {
      const { call, subscription } = await signedIn(sandbox, 'active');
      const before = await subscription('active-1');
      await call('GET', '/api/patient/apply-coupon-login/patient-active?code=quarter15');
      expect(names((await call('GET', '/api/coupons')).data)).toContain('QUARTER15');
      expect(await subscription('active-1')).toEqual(before);
    });

    describe('of a patient with two registrations', () => {
      test('belong to the one they are applied to, even if a lookup added them to the other', async () => {
        const { call, all } = await withTwo(sandbox);
        await call('GET', '/api/patient/apply-coupon-login/patient-register?code=WELCOME10');
        const holds = async () => (await all()).map(({ coupons }) => names(coupons ?? []));
        expect((await holds()).flat()).toEqual(['WELCOME10']);
        const without = (await all()).find(({ coupons = [] }) => coupons.length === 0)?._id;
        expect((await call('PUT', `/api/subscription/${without}`, APPLY)).status).toBe(200);
        expect((await holds()).flat()).toEqual(['WELCOME10']);
        expect((await all()).find(({ _id }) => _id === without)?.coupons).toMatchObject([
          { name: 'WELCOME10' },
        ]);
      });

      test('coupons of a patient with two registrations stay on the one with a payment held with them', async () => {
        const { call, all } = await withTwo(sandbox);
        const plan = {
          variationId: 'variation-wl-semaglutide',
          doseId: 'dose-wl-semaglutide-0.25',
          frequencyOfDelivery: 'monthly',
        };
        await call('PUT', '/api/subscription/register-1', { plan, ...APPLY });
        const card = { paymentToken: 'tok_visa' };
        expect((await call('POST', '/api/v2/subscription/hold-charge/register-1', card)).status).toBe(200);
        const other = (await all()).find(({ _id }) => _id !== 'register-1')?._id;
        expect(await call('PUT', `/api/subscription/${other}`, APPLY)).toMatchObject({
          status: 409,
          message: 'This code has been used up',
        });
        expect((await all()).find(({ _id }) => _id === 'register-1')?.coupons).toMatchObject([
          { name: 'WELCOME10' },
        ]);
      });
    });

    test('coupons of another patient are rejected', async () => {
      const { call } = await signedIn(sandbox, 'active');
      expect((await call('GET', '/api/patient/apply-coupon-login/patient-demo?code=WELCOME10')).status).toBe(
        403,
      );
      const body = { patientId: 'patient-demo', code: 'WELCOME10' };
      expect((await call('POST', '/api/patient/apply-coupon-login', body)).status).toBe(403);
    });
  });

  test('addons are those of a product type', async () => {
    const { call } = await signedIn(sandbox, 'active');
    const list = async (query: string) => names((await call('GET', `/api/addons${query}`)).data);
    const addons = seedAddons('');
    expect(await list('?limit=49')).toEqual(names(addons));
    expect(await list('?appliesTo=hl')).toEqual(
      names(addons.filter(({ productTypes = [] }) => productTypes.includes('hl'))),
    );
    expect(await list('?limit=1')).toHaveLength(1);
    expect(await list('?status=inactive')).toEqual([]);
  });

  describe('orders', () => {
    test('orders are listed in every status, newest first, with tracking once shipped', async () => {
      const { call } = await signedIn(sandbox, 'orders');
      const { data } = await call<Order>('GET', '/api/orders?sort=-createdAt');
      const statuses = new Set(data.map(({ status }) => status));
      expect(knownValues.OrderStatus.filter((status) => !statuses.has(status))).toEqual([]);
      const dates = data.map(({ createdAt }) => createdAt);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(data.map(({ tracking_url: url }) => url?.startsWith('https://') ?? false)).toEqual(
        data.map(({ status }) => wasShipped(status)),
      );
    });

    test('orders of eight years are paged without gaps', async () => {
      const { call } = await signedIn(sandbox, 'history');
      const page = async (query: string) => call<Order>('GET', `/api/orders?${query}`);
      const first = await page('limit=100&page=1');
      expect(await first.raw.json()).toMatchObject({ pagination: { page: 1, limit: 100, total: 500 } });
      const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(`limit=100&page=${number}`)));
      const all = pages.flatMap(({ data }) => data);
      expect(new Set(all.map(({ _id }) => _id)).size).toBe(500);
      const dates = all.map(({ createdAt }) => createdAt);
      expect(dates).toEqual([...dates].sort().toReversed());
      expect((await page('limit=100&page=6')).data).toEqual([]);
      expect((await page('limit=1&sort=createdAt')).data[0]?._id).toBe(all.at(-1)?._id);
    });

    test('orders have the requested fields', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const path = '/api/order/active-1-order-4';
      const [bare] = (await call<Order>('GET', path)).data;
      expect(bare).toMatchObject({ status: 'delivered', carrier: expect.any(String) });
      expect([bare?.charge, bare?.patient]).toEqual([undefined, undefined]);
      const [full] = (await call<Order>('GET', `${path}?populate=patientUser,charge`)).data;
      expect(full).toMatchObject({
        charge: { sum: 3200, invoiceId: 'INV-ACTIVE-1-004', reasonObject: { plan: { price: 3200 } } },
        patient: { shipping: { city: expect.any(String) } },
      });
      const other = await signedIn(sandbox, 'demo');
      expect(await other.call('GET', path)).toMatchObject({ status: 404, message: 'Order not found' });
    });
  });
});
