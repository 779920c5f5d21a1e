import { expect, test } from 'vitest';
import type { PastDueSource } from '@patient/api/model';
import { pastDue } from './pastDue.ts';

const failed: PastDueSource = {
  _id: 's/1',
  productType: 'wl',
  status: 'active',
  paymentIntentStatus: 'requires_payment_method',
  nextBillingDate: '2026-12-02T18:00:00.000Z',
  plan: { productName: 'Weight Loss Treatment', price: 19_900 },
};

const paused = { ...failed, status: 'pause', nextBillingDate: undefined };

const paid: PastDueSource = { ...failed, _id: 's3', paymentIntentStatus: 'succeeded' };

const other: PastDueSource = { ...failed, _id: 's2', productType: 'ed', plan: { price: 3_200 } };

test('one failed payment has the sum, the consequence and a button that pays', () => {
  expect(pastDue([paid, failed], [paid, failed])).toEqual({
    title: "Your payment of $199.00 for Weight Loss Treatment didn't go through",
    text: "We'll send your next delivery once it's paid. We'll try your card again on Dec 2, 2026.",
    label: 'Update card and pay $199.00',
    name: 'Update card and pay $199.00, Weight Loss Treatment',
    href: '/user/profile/card?for=s%2F1',
  });
});

test('after the last attempt, nothing is charged until the subscription is resumed', () => {
  expect(pastDue([paused], [paused])).toMatchObject({
    text: 'Your subscription is paused. Update your card, then resume it.',
    label: 'Update card',
  });
});

test('several failed payments are paid together', () => {
  expect(pastDue([failed, other], [failed, other])).toEqual({
    title: "2 payments didn't go through",
    text: "$199.00 for Weight Loss Treatment, $32.00 for Erectile Dysfunction Treatment. We'll send your next deliveries once they're paid.",
    label: 'Update card and pay $231.00',
    name: 'Update card and pay $231.00',
    href: '/user/profile/card',
  });
});

test('a paused one of several is not paid until it is resumed', () => {
  expect(pastDue([paused, other], [paused, other])).toMatchObject({
    text: "$32.00 for Erectile Dysfunction Treatment. We'll send your next deliveries once they're paid. Paused: Weight Loss Treatment. Update your card, then resume it.",
    label: 'Update card and pay $32.00',
  });
});

test('one of several shows what a new card pays for the others, and no sum until they have loaded', () => {
  expect(pastDue([failed], [failed, other, paid])).toMatchObject({
    text: "We'll send your next delivery once it's paid. We'll try your card again on Dec 2, 2026. A new card also pays $32.00 for Erectile Dysfunction Treatment.",
    label: 'Update card and pay $231.00',
  });
  expect(pastDue([failed], undefined)?.label).toBe('Update card');
});

test('without a failed payment there is nothing to show', () => {
  expect(pastDue([paid], [paid])).toBeUndefined();
});
