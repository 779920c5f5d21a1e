/**
 * Maximum values of a page: gzip bytes, and milliseconds on a machine that renders the plain text page within `BASELINE_MS`
 * (scripts/bench.ts).
 */
export interface Budgets {
  /** Scripts referenced in the document. */
  readonly script: number;
  /** All scripts requested until the page is ready. */
  readonly scriptUntilReady: number;
  readonly css?: number;
  readonly cssUntilReady?: number;
  /** Requests of a first visit, including those that start when the page is idle. */
  readonly requests?: number;
  readonly firstPaint?: number;
  readonly largestPaint?: number;
  readonly appReady?: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Measured page. */
export interface MeasuredPage {
  readonly path: string;
  /** Scenario of the signed-in patient; undefined when signed out. */
  readonly patient?: string;
  readonly budgets: Budgets;
}

/** Scenario of the demo patient. */
export const DEMO = 'demo';

/** Size budgets of an account page. */
const SIZES = { script: 180_000, scriptUntilReady: 180_000, css: 9_000, cssUntilReady: 12_000 };

/** Size budgets of a page with a questionnaire (docs/decisions/0063, 0076). */
const WITH_QUESTIONS = { ...SIZES, script: 205_000, scriptUntilReady: 205_000, css: 10_800 };

/** Budgets of an account page, besides sizes. */
const ACCOUNT = { requests: 50, blocking: 130, shift: 0.01 };

/** All measured pages. */
export const pages: readonly MeasuredPage[] = [
  {
    path: '/login',
    budgets: {
      script: 110_000,
      scriptUntilReady: 110_000,
      css: 5_200,
      firstPaint: 400,
      largestPaint: 400,
      appReady: 1_150,
      blocking: 130,
      shift: 0.01,
    },
  },
  // The first page of a registration.
  {
    path: '/weightloss',
    budgets: { script: 130_000, scriptUntilReady: 145_000, appReady: 1_350, blocking: 130, shift: 0.01 },
  },
  {
    path: '/user/subscriptions',
    patient: DEMO,
    budgets: { ...SIZES, ...ACCOUNT, largestPaint: 1_900 },
  },
  ...(
    [
      // It has the most parts.
      ['/user/subscriptions/demo-active', DEMO, { ...SIZES, script: 182_500, scriptUntilReady: 182_500 }],
      // With its next steps and eleven calls.
      ['/user/subscriptions/renewal/renewal-1', 'renewal', { ...WITH_QUESTIONS, requests: 54 }],
      ['/user/subscriptions/followup-1/follow-up', 'followup', WITH_QUESTIONS],
      ['/user/subscriptions/demo-active/receipts/demo-active-charge-4', DEMO],
      // 500 orders.
      ['/user/order-history', 'history'],
      ['/user/order-history/orders-1-order-4', 'orders'],
      ['/user/order-history/receipts', 'history'],
      ['/user/profile', DEMO],
      ['/user/profile/card', DEMO],
      ['/user/settings', DEMO],
      ['/user/chat', DEMO],
      ['/doctor-info/doctor-lee', DEMO],
    ] satisfies readonly (readonly [path: string, patient: string, sizes?: Partial<Budgets>])[]
  ).map(([path, patient, sizes = SIZES]) => ({
    path,
    patient,
    budgets: { ...ACCOUNT, ...sizes },
  })),
  ...['/reset-password', '/new-password'].map((path) => ({
    path,
    budgets: { ...SIZES, firstPaint: 400, blocking: 130, shift: 0.01 },
  })),
];

/**
 * Measured presses, with the maximum until the next paint in ms. They change no data, so that all runs have the same page.
 */
export const presses: readonly { path: string; button: RegExp; budget: number }[] = [
  { path: '/user/subscriptions/demo-active', button: /^Pause, /, budget: 120 },
  { path: '/user/subscriptions/demo-active', button: /^More actions/, budget: 150 },
  { path: '/user/subscriptions/demo-paused', button: /^Resume, /, budget: 120 },
  { path: '/user/subscriptions/demo-canceled', button: /^Reactivate, /, budget: 120 },
  { path: '/user/profile', button: /^Edit Contact/, budget: 100 },
];
