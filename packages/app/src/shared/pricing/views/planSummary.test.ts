import { expect, test } from 'vitest';
import { planAddons, planChoices, planDescription, planFacts } from './planSummary.ts';
import { deliveryText, receptionText } from './plan.ts';

const plan = {
  productName: 'ED Tablets',
  variationName: 'Sildenafil',
  weight: 50,
  measure: 'mg',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'monthly',
  packageType: 'bottle',
  price: 3_200,
};

const quarterly = { ...plan, price: 15_900, frequencyOfDelivery: 'quarterly' };

test('planSummary: lists a complete plan in reading order', () => {
  expect(planFacts({ plan })).toEqual([
    { term: 'Treatment', detail: 'ED Tablets' },
    { term: 'Medicine', detail: 'Sildenafil' },
    { term: 'Dose', detail: '50\u00A0mg' },
    { term: 'How often', detail: '8 uses a month' },
    { term: 'Delivery', detail: 'Every month' },
    { term: 'Packaging', detail: 'Bottle' },
    { term: 'Price per month', detail: '$32.00' },
  ]);
});

test('planSummary: lists the active ingredients below the treatment', () => {
  const facts = planFacts({ plan: { ...plan, substance: 'Sildenafil or tadalafil' } });
  expect(facts.slice(0, 3).map(({ detail }) => detail)).toEqual([
    'ED Tablets',
    'Sildenafil or tadalafil',
    'Sildenafil',
  ]);
});

test.each([
  [
    { productDescription: 'Tablets.', variationDescription: 'Works for 4 hours.' },
    ['Tablets.', 'Works for 4 hours.'],
  ],
  [{ variationDescription: 'Works for 4 hours.' }, ['Works for 4 hours.']],
  [{ productDescription: '', variationDescription: null }, []],
  [undefined, []],
])('planSummary: describes %o by %j', (described, texts) => {
  expect(planDescription({ plan: described })).toEqual(texts);
});

test('planChoices leaves out title and price', () => {
  expect(planChoices({ plan }).map(({ term }) => term)).toEqual([
    'Medicine',
    'Dose',
    'How often',
    'Delivery',
    'Packaging',
  ]);
});

test('planSummary: lists add-ons with their prices, in order', () => {
  const addons = [
    { name: 'Cream', price: 1_000 },
    { name: 'Travel kit', price: 550 },
  ];
  expect(planAddons({ addons })).toEqual([
    { term: 'Cream', detail: '$10.00 a delivery' },
    { term: 'Travel kit', detail: '$5.50 a delivery' },
  ]);
  expect(planAddons({})).toEqual([]);
});

const first = { name: 'A', usingPeriodsCount: 1 };
const prices = ['Price per month', 'Billed', 'Coupon'];

test.each([
  ['monthly', { plan }, ['$32.00']],
  ['quarterly', { plan: quarterly }, ['$53.00', '$159.00 every 3 months']],
  ['with an add-on', { plan, addons: [{ name: 'Cream', price: 1_000 }] }, ['$42.00']],
  [
    'a coupon for one bill',
    { plan, discountedPrice: 2_880, coupons: [first] },
    ['$32.00', '$3.20 off your first bill'],
  ],
  [
    'two coupons for one bill and for three',
    { plan, discountedPrice: 2_080, coupons: [{ name: 'B', usingPeriodsCount: 3 }, first] },
    ['$32.00', '$11.20 off your first bill'],
  ],
  [
    'a coupon of a running plan',
    {
      plan,
      discountedPrice: 2_880,
      coupons: [{ ...first, usingPeriodsCount: 3, periodsLeft: 2 }],
      sequencePaymentPeriod: 1,
    },
    ['$32.00', '$3.20 off each of your next 2 bills'],
  ],
  [
    'a coupon of a running plan, beside one that has ended',
    {
      plan,
      discountedPrice: 2_880,
      coupons: [
        { ...first, usingPeriodsCount: 3, periodsLeft: 1 },
        { name: 'OLD', usingPeriodsCount: 2, periodsLeft: 0 },
      ],
      sequencePaymentPeriod: 4,
    },
    ['$32.00', '$3.20 off your next bill'],
  ],
  [
    'a coupon that the subscription does not list',
    { plan: quarterly, discountedPrice: 12_900 },
    ['$53.00', '$159.00 every 3 months', '$30.00 off your next bill'],
  ],
  [
    'a permanent coupon',
    { plan: quarterly, discountedPrice: 12_900, coupons: [{ name: 'A' }] },
    ['$43.00', '$129.00 every 3 months'],
  ],
  ['free', { plan, discountedPrice: 0, coupons: [{ name: 'A' }] }, ['$0.00']],
])('price: %s', (_name, subscription, details) => {
  const facts = planFacts(subscription).filter(({ term }) => prices.includes(term));
  expect(facts.map(({ detail }) => detail)).toEqual(details);
});

test('planSummary: lists the names of add-ons', () => {
  expect(planFacts({ plan, addons: [{ name: 'Cream', price: 1_000 }] })).toContainEqual({
    term: 'Add-ons',
    detail: 'Cream',
  });
});

test.each([
  ['no plan', {}, []],
  ['null', { plan: null }, []],
  ['an incomplete plan', { plan: { productName: 'ED Tablets', weight: null } }, ['Treatment']],
  ['a dose without measure', { plan: { weight: 0.25 } }, ['Dose']],
  ['a measure without dose', { plan: { measure: 'mg' } }, []],
])('planSummary: %s has these lines', (_name, subscription, terms) => {
  expect(planFacts(subscription).map(({ term }) => term)).toEqual(terms);
});

test.each([
  ['8', '8 uses a month'],
  ['1', '1 use a month'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['twice_a_day', 'Twice a day'],
])('a reception of %s is shown as %s', (frequency, text) => {
  expect(receptionText(frequency)).toBe(text);
});

test.each([
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
  ['every_second_month', 'Every second month'],
])('a delivery of %s is shown as %s', (frequency, text) => {
  expect(deliveryText(frequency)).toBe(text);
});
