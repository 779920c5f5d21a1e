import { expect, test } from 'vitest';
import { isSameQuote, planKey } from './quote.ts';

const quote = {
  subscription: {
    plan: { doseId: 'dose-1', frequencyOfDelivery: 'monthly' as const, price: 19_900 },
    addons: [{ _id: 'addon-1', name: 'Biotin', price: 1_500 }],
    coupons: [],
  },
  periods: [
    { period: 1, sum: 21_400 },
    { period: 2, sum: 21_400 },
  ],
};
const { subscription, periods } = quote;
const { plan } = subscription;
const coupon = { _id: 'coupon-1', name: 'WELCOME10', discountValue: 10 };

test.each([
  ['the same', quote, true],
  [
    'another dose for the same sum',
    { ...quote, subscription: { ...subscription, plan: { ...plan, doseId: 'dose-2' } } },
    false,
  ],
  ['another sum', { ...quote, periods: periods.map((period) => ({ ...period, sum: 22_400 })) }, false],
  [
    'a lower first bill',
    { ...quote, periods: periods.map((period) => ({ ...period, discountedPrice: 19_260 })) },
    false,
  ],
  [
    'a coupon that changes no sum yet',
    { ...quote, subscription: { ...subscription, coupons: [coupon] } },
    false,
  ],
  ['without an add-on', { ...quote, subscription: { ...subscription, addons: [] } }, false],
  [
    'another name of an add-on',
    {
      ...quote,
      subscription: { ...subscription, addons: [{ _id: 'addon-1', name: 'Biotin+', price: 1_500 }] },
    },
    true,
  ],
])('quote: %s', (_name, later, isSame) => {
  expect(isSameQuote(quote, later)).toBe(isSame);
});

test.each([
  ['with other fields changed', { ...subscription, status: 'pending', discountedPrice: 19_260 }, true],
  ['with coupons left out instead of empty', { plan, addons: subscription.addons }, true],
  ['of another dose', { ...subscription, plan: { ...plan, doseId: 'dose-2' } }, false],
  ['at another price', { ...subscription, plan: { ...plan, price: 20_900 } }, false],
  ['with a coupon', { ...subscription, coupons: [coupon] }, false],
  ['without an add-on', { ...subscription, addons: [] }, false],
])('a plan %s', (_name, other, isSame) => {
  expect(planKey(other) === planKey(subscription)).toBe(isSame);
});
