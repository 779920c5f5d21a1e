import { expect, test } from 'vitest';
import { isoOf } from '../../../../model/dates.ts';
import type { SubscriptionChange } from '../../../../model/subscriptions/actions.ts';
import { previewChange } from '../../../../model/subscriptions/schedule.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { billed } from './billing.ts';
import { cancel, pause, reactivate, resume, skip } from './transitions.ts';

const at = (day: string) => `${day}T18:00:00.000Z`;
const NOW = Date.parse(at('2026-11-20'));

const approved: SubscriptionRecord = {
  _id: 's',
  productType: 'wl',
  patientId: 'p',
  status: 'active',
  isApproved: true,
  review: { value: 'approved' },
  plan: { price: 10_000, frequencyOfDelivery: 'monthly' },
  nextBillingDate: at('2026-12-31'),
  nextPeriodStart: at('2026-12-31'),
  sequencePaymentPeriod: 1,
};

/** Running subscriptions: of both frequencies, due soon or at the end of a month, in a short month, and with a skip. */
const running = (['monthly', 'quarterly'] as const).flatMap((frequencyOfDelivery) => {
  const plan = { price: 10_000, frequencyOfDelivery };
  return ['2026-11-21', '2026-12-31'].flatMap((day) => {
    const record = { ...approved, plan, nextBillingDate: at(day), nextPeriodStart: at(day) };
    return [record, skip(record, 1, NOW), billed(record, 10_000, Date.parse(at(day)))];
  });
});

const DAY = 86_400_000;

/** What the service does, by change, from each state that allows it. */
const cases: readonly (readonly [
  SubscriptionChange,
  readonly SubscriptionRecord[],
  (record: SubscriptionRecord, periods: number, now: number) => SubscriptionRecord,
])[] = [
  ['pause', running, (record, periods, now) => pause(record, periods, now)],
  [
    'resume',
    running.map((record) => pause(record, 2, NOW - 5 * DAY)),
    (record, _periods, now) => resume(record, now),
  ],
  ['skip', running, (record, periods, now) => skip(record, periods, now)],
  ['undoSkip', running, (record, periods, now) => skip(record, periods, now)],
  [
    'reactivate',
    running.map((record) => cancel(record, NOW - 5 * DAY)),
    (record, _periods, now) => reactivate(record, now),
  ],
];

test.each(cases)('the preview of %s has the dates that the service sets', (change, records, apply) => {
  for (const record of records)
    for (const periods of change === 'undoSkip' ? [0, 1] : [1, 2]) {
      const { after } = previewChange(change, record, NOW, { periods });
      const { before: stored } = previewChange(change, apply(record, periods, NOW), NOW);
      expect(after, `${isoOf(NOW)} ${JSON.stringify(record)}`).toEqual(stored);
    }
});
