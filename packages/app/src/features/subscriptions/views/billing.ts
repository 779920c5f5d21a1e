import type { Charge } from '@patient/api';
import { href } from '#shared/href.ts';
import { chargeStatus } from '#shared/format/chargeStatus.ts';
import { formatDay } from '#shared/format/dates.ts';
import { distinctions } from '#shared/format/distinctions.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  hasEnded,
  statusRules,
  chargeState,
  isAuthorized,
  deliverySum,
  isHolding,
  isPaused,
  type SubscriptionFacts,
  isUnpaid,
} from '@patient/api/model';
import { PAUSED_UNPAID } from './pastDue.ts';
import { CHARGED_ON_APPROVAL } from './statusNote.ts';

/** Fields of a charge that the lists use. */
export type ChargeSource = Pick<Charge, '_id' | 'invoiceId' | 'status' | 'sum' | 'createdAt' | 'reasonType'>;

/** Next charge, formatted. */
interface NextBill {
  readonly state: 'upcoming' | 'held' | 'paused' | 'unset' | 'none' | 'failed';
  readonly date?: string | undefined;
  readonly amount?: string | undefined;
  readonly delivery?: string | undefined;
  readonly note?: string | undefined;
}

const newestFirst = (one: ChargeSource, other: ChargeSource): number =>
  Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? '') || 0;

const amountOf = (cents: number | undefined) => (cents === undefined ? undefined : formatCents(cents));

/** Next bill without a date; only an ended subscription has none. */
function undatedBill(subscription: SubscriptionFacts): NextBill {
  if (isPaused(subscription)) return { state: 'paused' };
  if (hasEnded(subscription)) return { state: 'none' };
  const { needsApproval } = statusRules(subscription);
  return { state: 'unset', note: needsApproval ? CHARGED_ON_APPROVAL : undefined };
}

function nextBill(subscription: SubscriptionFacts, charges: readonly ChargeSource[]): NextBill {
  const { nextBillingDate, nextPeriodStart } = subscription;
  if (isHolding(subscription)) {
    const held = charges.findLast((charge) => chargeState(charge) === 'held');
    const amount = amountOf(held?.sum ?? deliverySum(subscription));
    return { state: 'held', amount };
  }
  const charge = charges.findLast((each) => chargeState(each) === 'upcoming');
  const amount = amountOf(charge?.sum ?? deliverySum(subscription));
  if (isUnpaid(subscription)) {
    const [failed] = charges.filter((each) => chargeState(each) === 'failed').toSorted(newestFirst);
    const again = isPaused(subscription) ? undefined : formatDay(nextBillingDate);
    const note = again ? `We'll try your card again on ${again}.` : PAUSED_UNPAID;
    return { state: 'failed', date: formatDay(failed?.createdAt), amount, note };
  }
  const date = formatDay(nextBillingDate ?? charge?.createdAt);
  if (date === undefined) return undatedBill(subscription);
  const state = isPaused(subscription) ? 'paused' : 'upcoming';
  return { state, date, amount, delivery: formatDay(nextPeriodStart ?? nextBillingDate) };
}

/** Billing lists of a subscription that have charges, newest first, and the next charge (specification section 4). */
export function billing(
  subscription: SubscriptionFacts & { readonly _id: string },
  charges: readonly ChargeSource[],
) {
  const list = (title: string, isListed: (charge: ChargeSource) => boolean) => {
    const listed = charges.filter(isListed).toSorted(newestFirst);
    const numbers = distinctions(
      listed.map(({ _id, invoiceId, createdAt, sum, status }) => ({
        name: `${formatDay(createdAt)}, ${sum}, ${chargeStatus(status).label}`,
        details: [invoiceId || _id],
      })),
    );
    return {
      title,
      charges: listed.map(({ _id, createdAt, sum, status }, at) => ({
        id: _id,
        date: formatDay(createdAt) ?? '',
        amount: formatCents(sum),
        status: chargeStatus(status),
        number: numbers[at],
        href: href('/user/subscriptions/:id/receipts/:chargeId', { id: subscription._id, chargeId: _id }),
      })),
    };
  };
  return {
    lists: [
      list('Last billings', isAuthorized),
      list('History', ({ status, reasonType }) => status === 'success' && reasonType === 'subscription'),
      list('Failed payments', (charge) => chargeState(charge) === 'failed'),
    ].filter((each) => each.charges.length > 0),
    next: nextBill(subscription, charges),
  };
}
