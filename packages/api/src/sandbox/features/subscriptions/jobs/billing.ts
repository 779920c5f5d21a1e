import type { Context } from '../../../core/context.ts';
import type { PatientIds, RecurringJob } from '../../../core/jobs/job.ts';
import { isoOf } from '../../../../model/dates.ts';
import { subscriptionRecords } from '../../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/words.ts';
import { bookOrder } from '../../orders/booking.ts';
import { become, chargeFor } from '../../payment/rules/charges.ts';
import { refillsLeft } from '../../payment/rules/prescription.ts';
import { billOf } from '../../treatment/rules/bill.ts';
import { dollars } from '../../treatment/rules/pricing.ts';
import { recorded } from '../rules/history.ts';
import { MOST_TRIES, billed, declinedBill, dueAt, outOfRefills } from '../rules/billing.ts';
import { endPauseInTime } from '../rules/transitions.ts';

/** What was captured at the last bill has long settled when the next one comes. */
function settleCaptured({ store }: Context, subscriptionId: string): void {
  for (const charge of store.page('charges', subscriptionId, { limit: 2, newestFirst: true })) {
    if (charge.status === 'captured') {
      store.put('charges', subscriptionId, charge._id, become(charge, 'success'));
    }
  }
}

/** Charges what is due, and ships it; a card that is declined is tried again later. */
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
    const orderId = bookOrder(context, patient, record, charge._id);
    const message = `We received your payment of ${sum} on ${dayText(isoOf(now))} and are preparing your delivery.`;
    notify(context, patient, message, { subscriptionId: _id, orderId });
    if (after.renewal === true && record.renewal !== true) {
      const by = after.nextBillingDate === undefined ? '' : ` by ${dayText(after.nextBillingDate)}`;
      const renewal = `Your prescription for ${treatmentName(record)} is due for renewal. Renew it${by}.`;
      notify(context, patient, renewal, { subscriptionId: _id });
    }
    return after;
  }
  const isLast = (record.failedTries ?? 0) + 1 === MOST_TRIES;
  const next =
    isLast || after.nextBillingDate === undefined
      ? 'Your subscription is paused until you resume it.'
      : `We'll try again on ${dayText(after.nextBillingDate)}.`;
  notify(context, patient, `Your card was declined for ${sum} on ${dayText(isoOf(now))}. ${next}`, {
    subscriptionId: _id,
  });
  return after;
}

/** Processes a subscription's due event: the end of its pause, its bill, or the end of its prescription. */
function whenDue(context: Context, patient: PatientIds, record: SubscriptionRecord): SubscriptionRecord {
  if (record.status === 'pause') return endPauseInTime(record, context.clock());
  if (refillsLeft(record) > 0) return bill(context, patient, record);
  const ended = `Your prescription for ${treatmentName(record)} ran out on ${dayText(isoOf(context.clock()))}.`;
  notify(context, patient, `${ended} Renew it to keep your treatment going.`, { subscriptionId: record._id });
  return outOfRefills(record);
}

/** How the history names what a due event changed; undefined for a bill that was paid, which is a charge. */
function systemChange(before: SubscriptionRecord, after: SubscriptionRecord): string | undefined {
  if (before.status === 'pause') return after.status === 'pause' ? undefined : 'resumed';
  if (after.status === 'renewal') return 'renewal_due';
  return after.paymentIntentStatus === 'requires_payment_method' ? 'payment_failed' : undefined;
}

/** Bills and ends of pauses, whose times follow from the subscription. */
export const billingJob: RecurringJob = {
  dueTimes: (context, patientId) =>
    new Map(subscriptionRecords(context, patientId).map((record) => [record._id, dueAt(record)])),
  run(context, patient, id) {
    const { store, clock } = context;
    const record = store.get('subscriptions', patient.patientId, id);
    if (record === undefined) return Number.NaN;
    const changed = whenDue(context, patient, record);
    const change = systemChange(record, changed);
    const after =
      change === undefined ? changed : recorded(record, changed, { change, by: 'system', now: clock() });
    store.put('subscriptions', patient.patientId, id, after);
    const next = dueAt(after);
    // A run that changed nothing must not repeat, or the loop would never end.
    return next === clock() && after.status === record.status ? Number.NaN : next;
  },
};
