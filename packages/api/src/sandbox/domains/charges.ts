import type { Context, Domain } from '../context.ts';
import { standingOf } from '../rules/standing.ts';
import type { Charge, SubscriptionRecord } from '../schema.ts';
import { subscriptionRecord } from './records.ts';

/** The charge that comes next, as the subscription stands; none while there is nothing to bill for. */
function nextCharge(record: SubscriptionRecord): Charge | undefined {
  const { plan, nextBillingDate } = record;
  const standing = standingOf(record);
  if (plan === undefined || nextBillingDate === undefined) return undefined;
  if (standing !== 'active' && standing !== 'paused') return undefined;
  const sum = record.discountedPrice ?? plan.price ?? 0;
  return {
    _id: `${record._id}-next`,
    sum,
    status: 'pending',
    reasonType: 'subscription',
    createdAt: nextBillingDate,
    invoiceItems: [
      { name: plan.productName ?? 'Treatment', sum, type: 'product', isNegative: false },
      { name: 'Shipping', sum: 0, type: 'shipping', isNegative: false },
    ],
    reasonObject: { plan, sequencePaymentPeriod: (record.sequencePaymentPeriod ?? 0) + 1 },
  };
}

/** Lets go of money that was held for a subscription that ends before a doctor approved it. */
export function releaseHolds({ store }: Context, subscriptionId: string): void {
  for (const charge of store.list('charges', subscriptionId)) {
    if (charge.status === 'hold') {
      store.put('charges', subscriptionId, charge._id, { ...charge, status: 'released' });
    }
  }
}

/** Charges of a subscription. */
export const charges: Domain = (routes, context) => {
  routes.patient.get(
    '/api/subscription/charges/{id}',
    'listSubscriptionCharges',
    ({ caller, path, query, reply }) => {
      const record = subscriptionRecord(context, caller.patientId, path.id);
      const past = context.store.list('charges', record._id);
      const next = query.includeNext === 'true' ? nextCharge(record) : undefined;
      return reply(200, { data: next === undefined ? past : [...past, next] });
    },
  );
};
