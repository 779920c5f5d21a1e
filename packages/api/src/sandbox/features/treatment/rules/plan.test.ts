import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../core/schema.ts';
import { seedProducts } from '../../../seed/products/index.ts';
import { type PlanChoice, choose, openChoice } from './plan.ts';

const products = seedProducts('/service');

/** The plan after several choices in a row. */
function chosen(type: 'ed' | 'wl', ...choices: PlanChoice[]): Plan {
  return choices.reduce<Plan>((plan, choice) => {
    const next = choose(products, type, plan, choice);
    if (next.plan === undefined) throw new Error(next.error);
    return next.plan;
  }, {});
}

const sildenafil: PlanChoice = {
  variationId: 'variation-ed-sildenafil',
  doseId: 'dose-ed-sildenafil-50',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'monthly',
  packageType: 'bottle',
};

/** The parts of a plan that were chosen, as `product variation dose reception delivery package price`. */
const parts = (plan: Plan) => [
  plan.variationId?.replace('variation-ed-', ''),
  plan.doseId?.replace('dose-ed-', ''),
  plan.frequencyOfReception,
  plan.frequencyOfDelivery,
  plan.packageType,
  plan.price,
];

describe('choosing', () => {
  test('step by step leads to the same plan as all at once', () => {
    const steps = Object.entries(sildenafil).map(([field, value]) => ({ [field]: value }));
    expect(chosen('ed', ...steps)).toEqual(chosen('ed', sildenafil));
    expect(chosen('ed', sildenafil)).toMatchObject({
      productId: 'product-ed',
      productName: 'ED Tablets',
      variationName: 'Sildenafil',
      weight: 50,
      measure: 'mg',
      price: 3200,
    });
  });

  /** Specification section 4, treatment reset rules; choices that depend on a variation are cleared with it. */
  test.each<[string, PlanChoice, unknown[]]>([
    [
      'GenericOptions',
      { variationId: null },
      [undefined, undefined, undefined, 'monthly', undefined, undefined],
    ],
    [
      'Usage',
      { frequencyOfReception: null },
      ['sildenafil', 'sildenafil-50', undefined, 'monthly', 'bottle', undefined],
    ],
    ['Dosage', { doseId: null }, ['sildenafil', undefined, '8', 'monthly', 'bottle', undefined]],
    [
      'ShipmentFrequency',
      { frequencyOfDelivery: null },
      ['sildenafil', 'sildenafil-50', '8', undefined, 'bottle', undefined],
    ],
    ['Packaging', { packageType: null }, ['sildenafil', 'sildenafil-50', '8', 'monthly', undefined, 3200]],
    ['the product', { productId: null }, [undefined, undefined, undefined, 'monthly', undefined, undefined]],
    ['no field', {}, ['sildenafil', 'sildenafil-50', '8', 'monthly', 'bottle', 3200]],
    [
      'to another variation',
      { variationId: 'variation-ed-tadalafil' },
      ['tadalafil', undefined, '8', 'monthly', 'bottle', undefined],
    ],
    [
      'to a daily variation',
      { variationId: 'variation-ed-tadalafil-daily' },
      ['tadalafil-daily', undefined, 'daily', 'monthly', 'bottle', undefined],
    ],
    [
      'to quarterly delivery',
      { frequencyOfDelivery: 'quarterly' },
      ['sildenafil', 'sildenafil-50', '8', 'quarterly', 'bottle', 9600],
    ],
  ])('resetting or changing %s', (_step, choice, expected) => {
    expect(parts(chosen('ed', sildenafil, choice))).toEqual(expected);
  });

  test('choosing a plan fills in fields with a single option', () => {
    const plan = chosen('wl', {
      variationId: 'variation-wl-semaglutide',
      doseId: 'dose-wl-semaglutide-0.5',
      frequencyOfDelivery: 'quarterly',
    });
    expect(plan).toMatchObject({ frequencyOfReception: 'weekly', packageType: 'vial', price: 61800 });
    expect(openChoice(products, plan)).toBeUndefined();
    expect(chosen('wl', plan, { frequencyOfReception: null }).frequencyOfReception).toBe('weekly');
  });

  test.each<[PlanChoice, string]>([
    [{ productId: 'product-wl' }, 'This product does not belong to the treatment'],
    [{ variationId: 'variation-wl-semaglutide' }, 'This variation does not belong to the product'],
    [{ doseId: 'dose-ed-tadalafil-10' }, 'This dose does not belong to the variation'],
    [{ variationId: null, doseId: 'dose-ed-sildenafil-50' }, 'This dose does not belong to the variation'],
    [{ frequencyOfReception: 'daily' }, 'The variation cannot be taken this often'],
    [{ packageType: 'vial' }, 'The variation does not come packed so'],
  ])('choosing a plan: %j is rejected: %s', (choice, error) => {
    expect(choose(products, 'ed', chosen('ed', sildenafil), choice)).toEqual({ error });
  });

  test('choosing a plan rejects a delivery without a product, and a dose that is no longer sold', () => {
    expect(choose(products, 'ed', {}, { frequencyOfDelivery: 'monthly' })).toEqual({
      error: 'The product is not delivered this often',
    });
    const retired = structuredClone(products);
    const dose = retired[0]?.variations?.[0]?.doses?.[1];
    if (dose) dose.status = 'retired';
    expect(choose(retired, 'ed', {}, sildenafil)).toEqual({ error: 'This dose is no longer available' });
  });
});

test.each<[PlanChoice, string | undefined]>([
  [{}, undefined],
  [{ variationId: null }, 'Choose your treatment'],
  [{ doseId: null }, 'Choose a dose'],
  [{ frequencyOfReception: null }, 'Choose how often you take it'],
  [{ frequencyOfDelivery: null }, 'Choose how often it is delivered'],
  [{ packageType: null }, 'Choose the packaging'],
])('after %j the next choice is: %s', (choice, open) => {
  expect(openChoice(products, chosen('ed', sildenafil, choice))).toBe(open);
});
