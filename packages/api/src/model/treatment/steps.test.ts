import { describe, expect, test } from 'vitest';
import type { Product } from '../../client/entities.ts';
import {
  choose,
  planSelection,
  resetStep,
  NEW_SUBSCRIPTION_ORDER,
  stepAfter,
  stepHistoryOf,
  stepHistoryTo,
  treatmentState,
  TREATMENT_ORDER,
  type TreatmentStep,
} from './steps.ts';

const dose = (id: string, more: object = {}) => ({ _id: id, price: 100, ...more });

/** Tablets as needed in two strengths, or one strength daily. */
const ed: Product = {
  _id: 'ed',
  productName: 'ED Tablets',
  productType: 'ed',
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'daily',
      ranking: 2,
      variationName: 'Daily',
      frequencyOfReception: ['daily'],
      packageTypes: ['bottle'],
      doses: [dose('daily-5')],
    },
    {
      _id: 'needed',
      ranking: 1,
      variationName: 'As needed',
      frequencyOfReception: ['4', '8'],
      packageTypes: ['bottle', 'sachet'],
      doses: [dose('needed-25'), dose('needed-50'), dose('needed-100', { status: 'withdrawn' })],
    },
  ],
};

/** One spray with nothing to choose but its delivery. */
const hl: Product = {
  _id: 'hl',
  productName: 'Spray',
  productType: 'hl',
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    { _id: 'spray', variationName: 'Spray', frequencyOfReception: ['daily'], doses: [dose('spray-1')] },
  ],
};

const names = (products: Product[], chosen: object, order = TREATMENT_ORDER) =>
  treatmentState(products, chosen, order).steps.map(({ step }) => step);

describe('steps of a treatment', () => {
  test.each([
    [
      'no choices, without the doses of a medicine',
      [ed],
      {},
      ['GenericOptions', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'],
    ],
    [
      'a variation with one value per field',
      [ed],
      { variationId: 'daily' },
      ['GenericOptions', 'ShipmentFrequency'],
    ],
    [
      'a variation with several values per field',
      [ed],
      { variationId: 'needed' },
      ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'],
    ],
    ['a product with one variation', [hl], {}, ['ShipmentFrequency']],
    ['no products', [], {}, []],
  ])('the list of steps: %s', (_name, products, chosen, steps) => {
    expect(names(products, chosen)).toEqual(steps);
  });

  test('a further treatment has a product step only if there are several products', () => {
    expect(names([ed], {}, NEW_SUBSCRIPTION_ORDER)).toEqual([
      'NumberOfUses',
      'GenericOptions',
      'Usage',
      'ShipmentFrequency',
      'Packaging',
    ]);
    expect(names([ed], { frequencyOfReception: 'daily' }, NEW_SUBSCRIPTION_ORDER)).toEqual([
      'NumberOfUses',
      'ShipmentFrequency',
    ]);
    expect(names([ed, { ...hl, productType: 'ed' }], {}, NEW_SUBSCRIPTION_ORDER)).toContain('DrugPreference');
  });

  test('the list of steps skips Usage if it directly follows NumberOfUses', () => {
    const [, needed] = ed.variations ?? [];
    const single = { ...ed, variations: needed ? [needed] : [] };
    expect(names([single], {}, NEW_SUBSCRIPTION_ORDER)).toEqual([
      'NumberOfUses',
      'Dosage',
      'ShipmentFrequency',
      'Packaging',
    ]);
  });
});

const all = {
  variationId: 'needed',
  doseId: 'needed-50',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'quarterly',
  packageType: 'sachet',
} as const;

test.each([
  ['no choices', {}, ['GenericOptions'], false],
  ['a variation', { variationId: 'needed' }, ['GenericOptions', 'Dosage'], false],
  [
    'all choices except delivery',
    { ...all, frequencyOfDelivery: undefined },
    ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency'],
    false,
  ],
  ['all choices', all, ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'], true],
  ['a dose of another variation', { ...all, doseId: 'daily-5' }, ['GenericOptions', 'Dosage'], false],
  ['a dose that is not for sale', { ...all, doseId: 'needed-100' }, ['GenericOptions', 'Dosage'], false],
  ['an unknown variation', { ...all, variationId: 'unknown' }, ['GenericOptions'], false],
])('step history with %s', (_name, chosen, stepHistory, isComplete) => {
  const state = treatmentState([ed], chosen);
  expect([stepHistoryOf(state), state.isComplete]).toEqual([stepHistory, isComplete]);
});

/** A second product, for the order of a new subscription. */
const gummies: Product = {
  ...ed,
  _id: 'gummies',
  variations: [
    {
      _id: 'gummy',
      variationName: 'Gummy',
      frequencyOfReception: ['8', '10'],
      doses: [dose('gummy-5')],
    },
  ],
};

/** A second medicine with the same uses. */
const tablets: Product = {
  ...ed,
  variations: [
    ...(ed.variations ?? []),
    {
      _id: 'other',
      variationName: 'Other',
      frequencyOfReception: ['4', '8'],
      packageTypes: ['bottle', 'sachet'],
      doses: [dose('other-10'), dose('other-20')],
    },
  ],
};

const uses = { frequencyOfReception: '8' };

test.each<[string, Product[], object, TreatmentStep, TreatmentStep | undefined]>([
  ['uses', [tablets], uses, 'NumberOfUses', 'GenericOptions'],
  ['uses, with several products', [tablets, gummies], uses, 'NumberOfUses', 'DrugPreference'],
  ['uses and a matching medicine', [tablets], { ...uses, variationId: 'needed' }, 'GenericOptions', 'Dosage'],
  ['a medicine without uses', [tablets], { variationId: 'needed' }, 'GenericOptions', 'Usage'],
  ['a medicine and its uses', [tablets], { ...uses, variationId: 'needed' }, 'Usage', 'Dosage'],
  [
    'a medicine with one value per field',
    [tablets],
    { variationId: 'daily' },
    'GenericOptions',
    'ShipmentFrequency',
  ],
  ['all choices except uses', [tablets], { ...all, frequencyOfReception: undefined }, 'Packaging', 'Usage'],
  [
    'all choices except the medicine',
    [tablets],
    { ...all, variationId: undefined },
    'Packaging',
    'GenericOptions',
  ],
  ['all choices, at an earlier step', [tablets], all, 'Dosage', 'ShipmentFrequency'],
  ['all choices, at the last step', [tablets], all, 'Packaging', undefined],
])('next step of a further treatment with %s', (_name, products, chosen, current, next) => {
  const state = treatmentState(products, chosen, NEW_SUBSCRIPTION_ORDER);
  expect(stepAfter(state, current)).toBe(next);
  expect(state.isComplete).toBe(chosen === all);
});

test.each<[string, string[], TreatmentStep, TreatmentStep[]]>([
  [
    'the next step',
    ['NumberOfUses', 'GenericOptions'],
    'Dosage',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
  ],
  [
    'an earlier step',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
    'GenericOptions',
    ['NumberOfUses', 'GenericOptions'],
  ],
  [
    'a skipped step',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
    'Usage',
    ['NumberOfUses', 'GenericOptions', 'Usage'],
  ],
])('history of %s contains the visited steps before it', (_name, visited, target, history) => {
  const state = treatmentState([tablets], { ...uses, variationId: 'needed' }, NEW_SUBSCRIPTION_ORDER);
  expect(stepHistoryTo(state, visited, target)).toEqual(history);
});

test('steps: chooses values without alternatives', () => {
  expect(treatmentState([tablets], { variationId: 'daily' }).choice).toEqual({
    productId: 'ed',
    variationId: 'daily',
    doseId: 'daily-5',
    frequencyOfReception: 'daily',
    packageType: 'bottle',
  });
});

describe('resetting (specification section 4)', () => {
  test.each([
    ['GenericOptions', ['variationId', 'frequencyOfReception']],
    ['Usage', ['frequencyOfReception']],
    ['Dosage', ['doseId']],
    ['ShipmentFrequency', ['frequencyOfDelivery']],
    ['NumberOfUses', ['frequencyOfReception']],
    ['Packaging', ['packageType']],
  ] as const)('resetting: %s clears %j', (step, fields) => {
    const cleared = Object.entries(resetStep(all, step)).filter(([, value]) => value === undefined);
    expect(cleared.map(([field]) => field)).toEqual(fields);
  });

  test('choosing another variation clears the reception frequency, choosing the same one nothing', () => {
    expect(choose(all, 'GenericOptions', 'daily')).toMatchObject({
      variationId: 'daily',
      frequencyOfReception: undefined,
      packageType: 'sachet',
    });
    expect(choose(all, 'GenericOptions', 'needed')).toBe(all);
  });

  test('choosing the first medicine clears nothing', () => {
    expect(choose(uses, 'GenericOptions', 'needed')).toEqual({ ...uses, variationId: 'needed' });
  });

  test('resetting sends open choices as null, and nothing without a variation', () => {
    expect(planSelection({ frequencyOfReception: '8' })).toBeUndefined();
    expect(planSelection(choose(all, 'GenericOptions', 'daily'))).toEqual({
      productId: null,
      variationId: 'daily',
      doseId: 'needed-50',
      frequencyOfReception: null,
      frequencyOfDelivery: 'quarterly',
      packageType: 'sachet',
    });
  });
});
