import type { Context, Domain } from '../../core/context.ts';
import { optionalFlag } from '../../http/read.ts';
import { billOf } from './rules/billing.ts';
import { become, chargeFor } from '../payment/rules/charges.ts';
import { standingOf } from '../../core/lifecycleState.ts';
import type { Charge, SubscriptionRecord } from '../../core/schema.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';

/** The charge that comes next, as the subscription stands; none while there is nothing to bill for. */
function nextCharge(record: SubscriptionRecord, number: number): Charge | undefined {
  const { nextBillingDate } = record;
  const bill = billOf(record);
  const standing = standingOf(record);
  if (bill === undefined || nextBillingDate === undefined) return undefined;
  if (standing !== 'active' && standing !== 'paused') return undefined;
  const { invoiceId: _none, ...charge } = chargeFor(record, bill, {
    number,
    status: 'pending',
    now: Date.parse(nextBillingDate),
  });
  return { ...charge, _id: `${record._id}-next` };
}

/** Lets go of money that was held for a subscription that ends before a doctor approved it. */
export function releaseHolds({ store }: Context, subscriptionId: string): void {
  for (const charge of store.list('charges', subscriptionId)) {
    if (charge.status === 'hold') {
      store.put('charges', subscriptionId, charge._id, become(charge, 'released'));
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
      const isNextWanted = optionalFlag(query.includeNext, 'includeNext') ?? false;
      const next = isNextWanted ? nextCharge(record, past.length + 1) : undefined;
      return reply(200, { data: next === undefined ? past : [...past, next] });
    },
  );
};
