import type { ProductType } from '@patient/api';
import { commonReplies, ownReplies, type Reply } from './replies.ts';

/** Where the treatment is sent to. */
export interface Home {
  /** Street and number as they stand in the field in the end. */
  readonly line: string;
  /** What is typed, and which of the suggestions is taken; without it the line is written out. */
  readonly suggestion?: { readonly typed: string; readonly taken: RegExp };
  /** What is written beside it. */
  readonly written: { readonly secondAddress?: string; readonly city?: string };
  /** The check does not know it, and it is used anyway. */
  readonly isUnknown?: boolean;
}

/** A whole registration: who comes, and what they give on the way. */
export interface Journey {
  readonly brand: string;
  readonly treatment: ProductType;
  /** The address they come in at. */
  readonly from: string;
  readonly gender: 'female' | 'male';
  readonly replies: ReadonlyMap<string, Reply>;
  /** What they choose of each choice of the plan, by its words. */
  readonly plan: readonly string[];
  readonly addons: readonly string[];
  readonly home: Home;
  /** Typed at the card, or brought along in the address. */
  readonly coupon?: { readonly code: string; readonly isTyped: boolean };
}

/** What the treatments are called on the page. */
export const treatmentNames: Readonly<Record<ProductType, string>> = {
  ed: 'Erectile Dysfunction Treatment',
  hl: 'Hair Loss Treatment',
  wl: 'Weight Loss Treatment',
  ag: 'Anti-Aging Treatment',
};

const repliesTo = (treatment: ProductType) =>
  new Map(Object.entries({ ...commonReplies, ...ownReplies[treatment] }));

const suggestedHome: Home = {
  line: '173 Ridge Blvd',
  suggestion: { typed: '173 Ridge', taken: /^173 Ridge Blvd/ },
  written: {},
};
const flat: Home = { line: '418 Maple St', written: { secondAddress: 'Apt 2A', city: 'Portland' } };
const unknownHome: Home = { line: '1 Nowhere Lane', written: { city: 'Portland' }, isUnknown: true };

/** Every brand with every treatment that it offers. */
export const journeys: readonly Journey[] = [
  {
    brand: 'mens',
    treatment: 'ed',
    from: '/',
    gender: 'male',
    replies: repliesTo('ed'),
    plan: ['Tadalafil', '10 mg', '8 uses a month', 'Every 3 months', 'Sachet'],
    addons: [],
    home: suggestedHome,
    coupon: { code: 'WELCOME10', isTyped: true },
  },
  {
    brand: 'mens',
    treatment: 'hl',
    from: '/',
    gender: 'male',
    replies: repliesTo('hl'),
    plan: ['Finasteride Tablets', 'Every month', 'Bottle'],
    addons: ['Ketoconazole Shampoo'],
    home: flat,
  },
  {
    brand: 'mens',
    treatment: 'wl',
    from: '/',
    gender: 'male',
    replies: repliesTo('wl').set('Do you take testosterone or another hormone?', { chosen: ['No'] }),
    plan: ['Semaglutide Injection', '0.5 mg', 'Every month'],
    addons: [],
    home: unknownHome,
  },
  {
    brand: 'mens',
    treatment: 'ag',
    from: '/?code=WELCOME10',
    gender: 'male',
    replies: repliesTo('ag').set('Does shaving irritate your face?', { chosen: ['Yes'] }),
    plan: ['NAD+ Nasal Spray', 'Every 3 months'],
    addons: [],
    home: suggestedHome,
    coupon: { code: 'WELCOME10', isTyped: false },
  },
  {
    brand: 'product',
    treatment: 'wl',
    from: '/?code=WEIGHT25',
    gender: 'female',
    replies: repliesTo('wl'),
    plan: ['Tirzepatide Injection', '2.5 mg', 'Every 3 months'],
    addons: ['Nausea Relief Tablets'],
    home: suggestedHome,
    coupon: { code: 'WEIGHT25', isTyped: false },
  },
  {
    brand: 'product',
    treatment: 'ag',
    from: '/',
    gender: 'female',
    replies: repliesTo('ag'),
    plan: ['Tretinoin Night Cream', '0.05 %', 'Every month'],
    addons: ['Night Moisturizer', 'Vitamin D and B12'],
    home: flat,
  },
];

/** The journeys that a few cases stand for, by brand and treatment, maybe none; all of them where the whole set is walked. */
export const someJourneys = (...names: readonly string[]): readonly Journey[] =>
  process.env['JOURNEYS'] === 'all'
    ? journeys
    : journeys.filter(({ brand, treatment }) => names.includes(`${brand} ${treatment}`));
