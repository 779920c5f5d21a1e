import type { Context } from '../../../core/context.ts';
import { notify } from '../../notifications/routes.ts';
import { bookOrder } from '../../orders/booking.ts';
import { MOST_TRIES, billOf, billed, declinedBill, outOfRefills, refillsLeft } from '../rules/billing.ts';
import { isCharged } from '../../../vendors/cards/cards.ts';
import { become, chargeFor } from '../../payment/rules/charges.ts';
import { dollars } from '../../treatment/rules/pricing.ts';
import { endPauseInTime } from '../rules/transitions.ts';
import type { SubscriptionRecord } from '../../../core/schema.ts';
import type { Who } from '../../../core/jobs/jobTypes.ts';

/** What was captured at the last bill has long been settled when the next one comes. */
function settleCaptured({ store }: Context, subscriptionId: string): void {
  for (const charge of store.page('charges', subscriptionId, { limit: 2, newestFirst: true })) {
    if (charge.status === 'captured') {
      store.put('charges', subscriptionId, charge._id, become(charge, 'success'));
    }
  }
}

/** Charges what is due, and sends it; a card that is declined is tried again later. */
function bill(context: Context, who: Who, record: SubscriptionRecord): SubscriptionRecord {
  const { store, clock } = context;
  const due = billOf(record);
  if (due === undefined) return record;
  const now = clock();
  const { _id } = record;
  settleCaptured(context, _id);
  const cardOnFile = store.get('users', who.userId, who.userId)?.patient?.creditCard;
  const isPaid = due.sum === 0 || isCharged(cardOnFile);
  const after = isPaid ? billed(record, due.sum, now) : declinedBill(record, now);
  const number = store.count('charges', _id) + 1;
  const charge = chargeFor(record, due, { number, status: isPaid ? 'success' : 'failed', now });
  store.put('charges', _id, charge._id, charge);
  const sum = dollars(due.sum);
  if (isPaid) {
    const orderId = bookOrder(context, who, record, charge._id);
    const message = `${sum} has been paid, and your next delivery is being prepared.`;
    notify(context, who, message, { subscriptionId: _id, orderId });
    if (after.renewal === true && record.renewal !== true) {
      notify(context, who, 'Your prescription is due for renewal.', { subscriptionId: _id });
    }
    return after;
  }
  const isLast = (record.failedTries ?? 0) + 1 === MOST_TRIES;
  const next = isLast
    ? 'Your subscription is paused until you resume it.'
    : 'We will try again in a few days.';
  notify(context, who, `Your card was declined for ${sum}. ${next}`, { subscriptionId: _id });
  return after;
}

/** Lets happen what is due for one subscription: the end of its pause, its bill, or the end of its prescription. */
export function passDue(context: Context, who: Who, record: SubscriptionRecord): SubscriptionRecord {
  if (record.status === 'pause') return endPauseInTime(record, context.clock());
  if (refillsLeft(record) > 0) return bill(context, who, record);
  notify(context, who, 'Your prescription has run out. Renew it to go on.', { subscriptionId: record._id });
  return outOfRefills(record);
}
