import type { Atom } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { discountsAtom } from '#shared/pricing/index.ts';
import { addonsAtom, pricingAtom } from './treatment.ts';

afterEach(() => vi.unstubAllGlobals());

/** Paths and query strings that are requested by mounting an atom. */
function callsOf(atom: Atom<unknown>): readonly string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    calls.push(pathname + search);
    return Response.json({
      data: pathname.endsWith('/products')
        ? [{ _id: 'product-wl', productName: 'Weight Loss Treatment', productType: 'wl' }]
        : [],
    });
  });
  const store = createSessions(testEnvironment({ serviceUrl: 'http://app.test/service' })).current().store;
  store.sub(atom, () => undefined);
  return calls;
}

/** Parameters from specification section 7. */
test.each<[what: string, atom: () => Atom<unknown>, call: string]>([
  [
    'discounts of the chosen dose',
    () => discountsAtom({ _id: 's', plan: { doseId: 'd', frequencyOfReception: 'twice daily' } }),
    '/service/api/subscription/s/discounts?doseId=d&frequencyOfReception=twice%20daily',
  ],
  [
    'discounts of a dose without a reception frequency',
    () => discountsAtom({ _id: 's', plan: { doseId: 'd' } }),
    '/service/api/subscription/s/discounts?doseId=d',
  ],
  [
    'prices of a product',
    () => pricingAtom({ _id: 's', productType: 'wl' }),
    '/service/api/products/product-wl/product-pricing?listAllProducts=false&subscriptionId=s',
  ],
  [
    'add-ons',
    () => addonsAtom('wl'),
    '/service/api/addons?limit=49&action=registration&appliesTo=wl&status=active',
  ],
])('treatment: requests %s', async (_what, atom, call) => {
  const calls = callsOf(atom());
  await expect.poll(() => calls).toContain(call);
});
