import { billOf } from '../treatment/rules/bill.ts';
import type { Feature } from '../../http/feature.ts';
import { chargeFor } from '../payment/rules/charges.ts';
import { lifecycleStateOf } from '../../../model/subscriptions/status.ts';
import type { Charge } from '../../core/schema.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

/** Upcoming charge; undefined while nothing is billed. */
function nextCharge(record: SubscriptionRecord, number: number): Charge | undefined {
  const { nextBillingDate } = record;
  const bill = billOf(record);
  const state = lifecycleStateOf(record);
  if (bill === undefined || nextBillingDate === undefined) return undefined;
  if (state !== 'active' && state !== 'paused') return undefined;
  const { invoiceId: _none, ...charge } = chargeFor(record, bill, {
    number,
    status: 'pending',
    now: Date.parse(nextBillingDate),
  });
  return { ...charge, _id: `${record._id}-next` };
}

/** Charges of a subscription. */
export const charges: Feature = (routes, context) => {
  routes.patient.get(
    '/api/subscription/charges/{id}',
    'listSubscriptionCharges',
    ({ caller, path, query, reply }) => {
      const record = subscriptionRecord(context, caller.patientId, path.id);
      const past = context.store.list('charges', record._id);
      const next = query.includeNext ? nextCharge(record, past.length + 1) : undefined;
      return reply(200, { data: next === undefined ? past : [...past, next] });
    },
  );
};
