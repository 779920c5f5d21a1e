import type { Scenario } from './scenario.ts';
import { one, patient } from './patient.ts';

/** Accounts that show prices, charges and deliveries. */
export const moneyScenarios: readonly Scenario[] = [
  {
    ...patient(
      'failed-payment',
      'Greta',
      'Lund',
      'Active, the card was declined and will be charged again.',
      one('failedPayment', 'wl'),
    ),
    hasFailingCard: true,
  },
  {
    ...patient(
      'coupon',
      'Omar',
      'Nasser',
      'Active with a coupon for two more bills, and another one applied at sign-in.',
      one('couponHolder', 'wl'),
    ),
    keptCoupon: 'QUARTER15',
  },
  patient('orders', 'Priya', 'Raman', 'An order in every status.', one('everyOrder', 'hl')),
  patient('winback', 'Wes', 'Grant', 'Canceled months ago, with a win-back offer.', one('winback', 'wl')),
  {
    ...patient('history', 'Agnes', 'Moore', 'Five subscriptions over eight years: 500 orders.', [
      { key: '1', state: 'veteran', type: 'wl' },
      { key: '2', state: 'veteran', type: 'ag' },
      { key: '3', state: 'veteran', type: 'hl' },
      { key: '4', state: 'veteran', type: 'ed' },
      { key: '5', state: 'veteran', type: 'ag' },
    ]),
    hasLongHistory: true,
  },
];
