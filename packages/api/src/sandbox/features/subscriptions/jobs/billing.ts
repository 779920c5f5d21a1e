import type { KnownHistoryEntryChange } from '../../../../generated/knownValues.ts';
import type { Context } from '../../../core/context.ts';
import type { PatientIds, RecurringJob } from '../../../core/jobs/job.ts';
import { isoOf } from '../../../../model/dates.ts';
import { subscriptionRecords } from '../../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/text.ts';
import { createOrder } from '../../orders/createOrder.ts';
import { withStatus, chargeFor } from '../../payment/rules/charges.ts';
import { refillsLeft } from '../../payment/rules/prescription.ts';
import { billOf } from '../../treatment/rules/bill.ts';
import { dollars } from '../../treatment/rules/pricing.ts';
import { withHistoryEntry } from '../rules/history.ts';
import { MAX_ATTEMPTS, billed, declinedBill, dueAt, outOfRefills } from '../rules/billing.ts';
import { endPauseOnTime } from '../rules/transitions.ts';

/** Settles captured charges when the next bill is due. */
function settleCaptured({ store }: Context, subscriptionId: string): void {
  for (const charge of store.page('charges', subscriptionId, { limit: 2, newestFirst: true })) {
    if (charge.status === 'captured') {
      store.put('charges', subscriptionId, charge._id, withStatus(charge, 'success'));
    }
  }
}

/** Charges the due bill and creates the order; a declined card is retried later. */
function bill(context: Context, patient: PatientIds, record: SubscriptionRecord): SubscriptionRecord {
  const { store, clock, cards } = context;
  const due = billOf(record);
  if (due === undefined) return record;
  const now = clock();
  const { _id } = record;
  settleCaptured(context, _id);
  const cardOnFile = store.get('users', patient.userId, patient.userId)?.patient?.creditCard;
  const isPaid = due.sum === 0 || cards.canCharge(cardOnFile);
  const after = isPaid ? billed(record, due.sum, now) : declinedBill(record, now);
  const number = store.count('charges', _id) + 1;
  const payer = { ...record, ...(cardOnFile !== undefined && { creditCard: cardOnFile }) };
  const charge = chargeFor(payer, due, { number, status: isPaid ? 'success' : 'failed', now });
  store.put('charges', _id, charge._id, charge);
  const sum = `${dollars(due.sum)} for ${treatmentName(record)}`;
  if (isPaid) {
    const orderId = createOrder(context, patient, record, charge._id);
    const message = `We received your payment of ${sum} on ${dayText(isoOf(now))} and are preparing your delivery.`;
    notify(context, patient, message, { subscriptionId: _id, orderId });
    if (after.renewal === true && record.renewal !== true) {
      const by = after.nextBillingDate === undefined ? '' : ` by ${dayText(after.nextBillingDate)}`;
      const renewal = `Your prescription for ${treatmentName(record)} is due for renewal. Renew it${by}.`;
      notify(context, patient, renewal, { subscriptionId: _id });
    }
    return after;
  }
  const isLast = (record.failedTries ?? 0) + 1 === MAX_ATTEMPTS;
  const next =
    isLast || after.nextBillingDate === undefined
      ? 'Your subscription is paused until you resume it.'
      : `We'll try again on ${dayText(after.nextBillingDate)}.`;
  notify(context, patient, `Your card was declined for ${sum} on ${dayText(isoOf(now))}. ${next}`, {
    subscriptionId: _id,
  });
  return after;
}

/** Processes the due event of a subscription: the end of its pause, its bill, or the end of its prescription. */
function processDue(context: Context, patient: PatientIds, record: SubscriptionRecord): SubscriptionRecord {
  if (record.status === 'pause') return endPauseOnTime(record, context.clock());
  if (refillsLeft(record) > 0) return bill(context, patient, record);
  const ended = `Your prescription for ${treatmentName(record)} ran out on ${dayText(isoOf(context.clock()))}.`;
  notify(context, patient, `${ended} Renew it to keep your treatment going.`, { subscriptionId: record._id });
  return outOfRefills(record);
}

/** Name of a due event in the history; undefined for a paid bill, which is listed as a charge. */
function systemChange(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): KnownHistoryEntryChange | undefined {
  if (before.status === 'pause') return after.status === 'pause' ? undefined : 'resumed';
  if (after.status === 'renewal') return 'renewal_due';
  return after.paymentIntentStatus === 'requires_payment_method' ? 'payment_failed' : undefined;
}

/** Bills and ends of pauses, whose times are derived from the subscription. */
export const billingJob: RecurringJob = {
  dueTimes: (context, patientId) =>
    new Map(subscriptionRecords(context, patientId).map((record) => [record._id, dueAt(record)])),
  run(context, patient, id) {
    const { store, clock } = context;
    const record = store.get('subscriptions', patient.patientId, id);
    if (record === undefined) return Number.NaN;
    const changed = processDue(context, patient, record);
    const change = systemChange(record, changed);
    const after =
      change === undefined
        ? changed
        : withHistoryEntry(record, changed, { change, by: 'system', now: clock() });
    store.put('subscriptions', patient.patientId, id, after);
    const next = dueAt(after);
    // Avoids an endless loop after a run without a change.
    return next === clock() && after.status === record.status ? Number.NaN : next;
  },
};
