import { describe, expect, test } from 'vitest';
import type { Product } from '@patient/api';
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
} from './treatmentSteps.ts';

const dose = (id: string, more: object = {}) => ({ _id: id, price: 100, ...more });

/** Tablets as needed in two strengths, or one small one every day. */
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

describe('which steps a treatment needs', () => {
  test.each([
    [
      'nothing chosen yet',
      [ed],
      {},
      ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'],
    ],
    [
      'a variation with one way of everything',
      [ed],
      { variationId: 'daily' },
      ['GenericOptions', 'ShipmentFrequency'],
    ],
    [
      'a variation with many',
      [ed],
      { variationId: 'needed' },
      ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'],
    ],
    ['one variation only', [hl], {}, ['ShipmentFrequency']],
    ['nothing is sold', [], {}, []],
  ])('%s', (_name, products, chosen, steps) => {
    expect(names(products, chosen)).toEqual(steps);
  });

  test('the order of a new subscription asks for no product where there is one', () => {
    expect(names([ed], {}, NEW_SUBSCRIPTION_ORDER)).toEqual([
      'NumberOfUses',
      'GenericOptions',
      'Usage',
      'Dosage',
      'ShipmentFrequency',
      'Packaging',
    ]);
    expect(names([ed], { frequencyOfReception: 'daily' }, NEW_SUBSCRIPTION_ORDER)).toEqual([
      'NumberOfUses',
      'ShipmentFrequency',
    ]);
    expect(names([ed, { ...hl, productType: 'ed' }], {}, NEW_SUBSCRIPTION_ORDER)).toContain('DrugPreference');
  });

  test('Usage is left out where nothing was chosen since the number of uses', () => {
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
  ['nothing', {}, ['GenericOptions'], false],
  ['the variation', { variationId: 'needed' }, ['GenericOptions', 'Dosage'], false],
  [
    'all but the delivery',
    { ...all, frequencyOfDelivery: undefined },
    ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency'],
    false,
  ],
  ['all', all, ['GenericOptions', 'Dosage', 'NumberOfUses', 'ShipmentFrequency', 'Packaging'], true],
  ['a dose of another variation', { ...all, doseId: 'daily-5' }, ['GenericOptions', 'Dosage'], false],
  ['a dose that is not sold', { ...all, doseId: 'needed-100' }, ['GenericOptions', 'Dosage'], false],
  ['a variation that is gone', { ...all, variationId: 'gone' }, ['GenericOptions'], false],
])('chosen: %s', (_name, chosen, stepHistory, isComplete) => {
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
  ['the uses', [tablets], uses, 'NumberOfUses', 'GenericOptions'],
  ['the uses, of several products', [tablets, gummies], uses, 'NumberOfUses', 'DrugPreference'],
  [
    'a medicine that has these uses',
    [tablets],
    { ...uses, variationId: 'needed' },
    'GenericOptions',
    'Dosage',
  ],
  ['a medicine, with the uses cleared', [tablets], { variationId: 'needed' }, 'GenericOptions', 'Usage'],
  ['the uses of that medicine', [tablets], { ...uses, variationId: 'needed' }, 'Usage', 'Dosage'],
  ['a medicine taken in one way', [tablets], { variationId: 'daily' }, 'GenericOptions', 'ShipmentFrequency'],
  ['all but the uses', [tablets], { ...all, frequencyOfReception: undefined }, 'Packaging', 'Usage'],
  ['all but the medicine', [tablets], { ...all, variationId: undefined }, 'Packaging', 'GenericOptions'],
  ['all, at an earlier step', [tablets], all, 'Dosage', 'ShipmentFrequency'],
  ['all, at the last step', [tablets], all, 'Packaging', undefined],
])('new subscription, chosen: %s', (_name, products, chosen, current, next) => {
  const state = treatmentState(products, chosen, NEW_SUBSCRIPTION_ORDER);
  expect(stepAfter(state, current)).toBe(next);
  expect(state.isComplete).toBe(chosen === all);
});

test.each<[string, string[], TreatmentStep, TreatmentStep[]]>([
  [
    'the next one',
    ['NumberOfUses', 'GenericOptions'],
    'Dosage',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
  ],
  [
    'an earlier one',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
    'GenericOptions',
    ['NumberOfUses', 'GenericOptions'],
  ],
  [
    'one that was passed',
    ['NumberOfUses', 'GenericOptions', 'Dosage'],
    'Usage',
    ['NumberOfUses', 'GenericOptions', 'Usage'],
  ],
])('the history of %s holds the steps that were visited', (_name, visited, target, history) => {
  const state = treatmentState([tablets], { ...uses, variationId: 'needed' }, NEW_SUBSCRIPTION_ORDER);
  expect(stepHistoryTo(state, visited, target)).toEqual(history);
});

test('a value without an alternative is chosen', () => {
  expect(treatmentState([tablets], { variationId: 'daily' }).choice).toEqual({
    productId: 'ed',
    variationId: 'daily',
    doseId: 'daily-5',
    frequencyOfReception: 'daily',
    packageType: 'bottle',
  });
});

describe('resetting (section 4)', () => {
  test.each([
    ['GenericOptions', ['variationId', 'frequencyOfReception']],
    ['Usage', ['frequencyOfReception']],
    ['Dosage', ['doseId']],
    ['ShipmentFrequency', ['frequencyOfDelivery']],
    ['NumberOfUses', ['frequencyOfReception']],
    ['Packaging', ['packageType']],
  ] as const)('%s clears %j', (step, fields) => {
    const left = Object.entries(resetStep(all, step)).filter(([, value]) => value === undefined);
    expect(left.map(([field]) => field)).toEqual(fields);
  });

  test('another variation clears the reception; the same one clears nothing', () => {
    expect(choose(all, 'GenericOptions', 'daily')).toMatchObject({
      variationId: 'daily',
      frequencyOfReception: undefined,
      packageType: 'sachet',
    });
    expect(choose(all, 'GenericOptions', 'needed')).toBe(all);
  });

  test('the first choice of a medicine resets nothing', () => {
    expect(choose(uses, 'GenericOptions', 'needed')).toEqual({ ...uses, variationId: 'needed' });
  });

  test('open choices are sent as null, and nothing before there is a variation', () => {
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
