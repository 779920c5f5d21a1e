import type { ProductType } from '@patient/api';
import { commonAnswers, treatmentAnswers, type Answer } from './answers.ts';

export interface DeliveryAddress {
  /** Final value of the street field. */
  readonly line: string;
  /** Typed text and the suggestion to pick; without it the whole line is typed. */
  readonly suggestion?: { readonly typed: string; readonly picked: RegExp };
  readonly otherFields: { readonly secondAddress?: string; readonly city?: string };
  /** Unknown to the address check and used anyway. */
  readonly isUnknown?: boolean;
}

/** Patient and input of one registration. */
export interface Journey {
  readonly brand: string;
  readonly treatment: ProductType;
  readonly entryPath: string;
  readonly gender: 'female' | 'male';
  /** Answers by question text. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Labels of the plan's choices. */
  readonly plan: readonly string[];
  readonly addons: readonly string[];
  readonly address: DeliveryAddress;
  /** Typed on the payment page, or part of the entry URL. */
  readonly coupon?: { readonly code: string; readonly isTyped: boolean };
}

/** Treatment names as the app shows them. */
export const treatmentNames: Readonly<Record<ProductType, string>> = {
  ed: 'Erectile Dysfunction Treatment',
  hl: 'Hair Loss Treatment',
  wl: 'Weight Loss Treatment',
  ag: 'Anti-Aging Treatment',
};

const answersFor = (treatment: ProductType) =>
  new Map(Object.entries({ ...commonAnswers, ...treatmentAnswers[treatment] }));

const suggestedAddress: DeliveryAddress = {
  line: '173 Ridge Blvd',
  suggestion: { typed: '173 Ridge', picked: /^173 Ridge Blvd Portland, OR/ },
  otherFields: {},
};
const apartment: DeliveryAddress = {
  line: '418 Maple St',
  otherFields: { secondAddress: 'Apt 2A', city: 'Portland' },
};
const unknownAddress: DeliveryAddress = {
  line: '1 Nowhere Lane',
  otherFields: { city: 'Portland' },
  isUnknown: true,
};

/** Each treatment and each brand once: a brand differs in data only, which its own tests check. */
export const journeys: readonly Journey[] = [
  {
    brand: 'mens',
    treatment: 'ed',
    entryPath: '/',
    gender: 'male',
    answers: answersFor('ed'),
    plan: ['Tadalafil', '10 mg', '8 uses a month', 'Every 3 months', 'Sachet'],
    addons: [],
    address: suggestedAddress,
    coupon: { code: 'WELCOME10', isTyped: true },
  },
  {
    brand: 'mens',
    treatment: 'hl',
    entryPath: '/',
    gender: 'male',
    answers: answersFor('hl'),
    plan: ['Finasteride Tablets', 'Every month', 'Bottle'],
    addons: ['Ketoconazole Shampoo'],
    address: unknownAddress,
  },
  {
    brand: 'product',
    treatment: 'wl',
    entryPath: '/?code=WEIGHT25',
    gender: 'female',
    answers: answersFor('wl'),
    plan: ['Tirzepatide Injection', '2.5 mg', 'Every 3 months'],
    addons: ['Nausea Relief Tablets'],
    address: suggestedAddress,
    coupon: { code: 'WEIGHT25', isTyped: false },
  },
  {
    brand: 'product',
    treatment: 'ag',
    entryPath: '/',
    gender: 'female',
    answers: answersFor('ag'),
    plan: ['Tretinoin Night Cream', '0.05%', 'Every month'],
    addons: ['Night Moisturizer', 'Vitamin D and B12'],
    address: apartment,
  },
];

/** Journeys by `<brand> <treatment>`. */
export const journeysNamed = (...names: readonly string[]): readonly Journey[] =>
  journeys.filter(({ brand, treatment }) => names.includes(`${brand} ${treatment}`));
