import { expect, test } from 'vitest';
import type { PastDueSource } from '@patient/api/model';
import { cardDistinctions, subscriptionCard } from './subscriptionCard.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const base: PastDueSource = {
  _id: 's1',
  productType: 'hl',
  status: 'active',
  nextBillingDate: '2026-12-05T12:00:00.000Z',
  plan: {
    productName: 'Finasteride',
    variationName: 'Tablet',
    weight: 1,
    measure: 'mg',
    frequencyOfDelivery: 'quarterly',
    price: 7500,
  },
};
const details = (source: PastDueSource) =>
  Object.fromEntries(subscriptionCard(source, now).facts.map(({ term, detail }) => [term, detail]));

test('the card of a subscription shows treatment, status and next dates', () => {
  const { title, subtitle, status } = subscriptionCard(base, now);
  expect({ title, subtitle, label: status.label }).toEqual({
    title: 'Finasteride',
    subtitle: ['Tablet', '1\u00A0mg'],
    label: 'Active',
  });
  expect(details(base)).toEqual({
    'Next delivery': 'Dec 5, 2026',
    'Next billing': 'Dec 5, 2026, $75.00',
  });
  expect(subscriptionCard(base, now).facts[0]?.term).toBe('Next delivery');
});

test('the card of a subscription shows skipped deliveries', () => {
  const skipped = { ...base, nextBillingDate: '2027-03-05T12:00:00.000Z', skipPeriods: 1 };
  expect(details(skipped)).toMatchObject({ Skipped: 'Dec 5, 2026', 'Next delivery': 'Mar 5, 2027' });
});

test('the card of a subscription shows the hold in review', () => {
  const held = {
    ...base,
    nextBillingDate: undefined,
    status: 'pending',
    paymentIntentStatus: 'requires_capture',
  };
  expect(details(held)).toEqual({ 'Held on your card': '$75.00' });
});

test('the card of a subscription shows the end of a pause', () => {
  const paused = {
    ...base,
    status: 'pause',
    pause: { from: '2026-11-05T12:00:00.000Z', until: '2027-01-05T12:00:00.000Z' },
  };
  expect(details(paused)['Paused until']).toBe('Jan 5, 2027');
});

test('the card of a subscription has the name of the treatment before a product is chosen', () => {
  const { title, subtitle, facts } = subscriptionCard(
    { _id: 's2', productType: 'wl', status: 'in_progress' },
    now,
  );
  expect({ title, subtitle, facts }).toEqual({ title: 'Weight Loss Treatment', subtitle: [], facts: [] });
});

test('the card of a subscription shows a day without a sum if the price is unknown', () => {
  expect(details({ ...base, plan: {} })['Next billing']).toBe('Dec 5, 2026');
});

test('a failed payment has a warning and no scheduled delivery', () => {
  const failed = { ...base, isApproved: true, paymentIntentStatus: 'requires_payment_method' };
  expect(subscriptionCard(failed, now).status).toEqual({ label: 'Active', tone: 'warning' });
  expect(details(failed)).toEqual({
    'Past due': '$75.00',
    'Next delivery': 'Once your payment goes through',
    'Next try': 'Dec 5, 2026',
  });
  expect(details({ ...failed, status: 'pause', nextBillingDate: undefined })).toEqual({
    'Next delivery': 'Once your payment goes through',
  });
});

test('subscriptionCard: shows a delivery that is due but not ordered first', () => {
  const due = {
    _id: 's',
    productType: 'wl',
    status: 'active',
    nextBillingDate: '2026-11-19T12:00:00Z',
  } as const;
  expect(subscriptionCard(due, now).facts[0]).toEqual({
    term: 'Delivery due since',
    detail: 'Nov 19, 2026',
  });
  expect(subscriptionCard(due, now - 86_400_000 * 2).facts[0]).toMatchObject({ term: 'Next delivery' });
});

test('subscriptionCard: tells subscriptions with the same title apart', () => {
  const later = { ...base, nextBillingDate: '2027-03-05T12:00:00.000Z' };
  expect(cardDistinctions([base], now)).toEqual([undefined]);
  expect(
    cardDistinctions(
      [base, later, later].map((one) => ({ ...one })),
      now,
    ),
  ).toMatchInlineSnapshot(`
    [
      "Tablet, 1 mg, Active, Next delivery Dec 5, 2026",
      "Tablet, 1 mg, Active, Next delivery Mar 5, 2027, 1 of 2",
      "Tablet, 1 mg, Active, Next delivery Mar 5, 2027, 2 of 2",
    ]
  `);
});
