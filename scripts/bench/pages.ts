/** Maximum values of a page: gzip bytes and milliseconds. */
export interface Budgets {
  /** Scripts referenced in the document. */
  readonly script: number;
  /** All scripts requested until the page is ready. */
  readonly scriptUntilReady: number;
  readonly css?: number;
  readonly cssUntilReady?: number;
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

/** Script budgets of an account page. */
const SCRIPT = { script: 180_000, scriptUntilReady: 180_000 };

/** Script budgets of a page with a questionnaire (docs/decisions/0063). */
const WITH_QUESTIONS = { script: 205_000, scriptUntilReady: 205_000 };

/** All measured pages. */
export const pages: readonly MeasuredPage[] = [
  {
    path: '/login',
    budgets: {
      script: 109_000,
      scriptUntilReady: 109_000,
      css: 5_000,
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
    budgets: { script: 140_000, scriptUntilReady: 140_000, appReady: 1_300, blocking: 130, shift: 0.01 },
  },
  {
    path: '/user/subscriptions',
    patient: DEMO,
    budgets: { ...SCRIPT, largestPaint: 1_600, blocking: 130, shift: 0.01 },
  },
  ...(
    [
      ['/user/subscriptions/demo-active', DEMO],
      ['/user/subscriptions/renewal/renewal-1', 'renewal', WITH_QUESTIONS],
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
    ] satisfies readonly (readonly [path: string, patient: string, script?: typeof SCRIPT])[]
  ).map(([path, patient, script = SCRIPT]) => ({
    path,
    patient,
    budgets: { ...script, css: 9_000, cssUntilReady: 12_000, blocking: 130, shift: 0.01 },
  })),
  ...['/reset-password', '/new-password'].map((path) => ({
    path,
    budgets: { ...SCRIPT, css: 9_000, firstPaint: 400, blocking: 130, shift: 0.01 },
  })),
];

/** Measured presses. They change no data, so that all runs have the same page. */
export const presses: readonly { path: string; button: RegExp }[] = [
  { path: '/user/subscriptions/demo-active', button: /^Pause, / },
  { path: '/user/subscriptions/demo-active', button: /^More actions/ },
  { path: '/user/subscriptions/demo-paused', button: /^Resume, / },
  { path: '/user/subscriptions/demo-cancelled', button: /^Reactivate, / },
  { path: '/user/profile', button: /^Edit Contact/ },
];
