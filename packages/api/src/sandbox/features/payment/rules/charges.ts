import { prescribedPeriods, refillsLeft } from './prescription.ts';
import type { SubscriptionRecord } from '../../../core/subscriptions.ts';
import type { Charge } from '../../../core/schema.ts';
import { isoOf } from '../../../../model/dates.ts';
import type { Bill } from '../../treatment/rules/pricing.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';

/** Every status of a charge; the description's list is open, the sandbox's is this. */
export type ChargeStatus = 'pending' | 'in process' | 'hold' | 'captured' | 'success' | 'failed' | 'released';

/**
 * Which status may follow which. A bill to come is pending, in process while the card is asked, and then a success or
 * failed. What is held at sign-up is captured when a doctor approves, or released; what is captured settles.
 */
const follows: ReadonlyMap<string, readonly ChargeStatus[]> = new Map<ChargeStatus, readonly ChargeStatus[]>([
  ['pending', ['in process', 'success', 'failed']],
  ['in process', ['success', 'failed']],
  ['hold', ['captured', 'released']],
  ['captured', ['success']],
  ['success', []],
  ['failed', []],
  ['released', []],
]);

/** Whether a charge of a status may come to another. */
export const mayBecome = (status: string, next: ChargeStatus): boolean =>
  follows.get(status)?.includes(next) ?? false;

/** The charge in another status; the same charge when that cannot follow its own. */
export const become = (charge: Charge, status: ChargeStatus): Charge =>
  mayBecome(charge.status, status) ? { ...charge, status } : charge;

/** Which charge of a subscription it is, counted from 1, and how it stands when it is made. */
export interface ChargeFacts {
  number: number;
  status: ChargeStatus;
  now: number;
}

/** The charge for the next period of a subscription. */
export function chargeFor(
  record: SubscriptionRecord,
  { sum, invoiceItems }: Bill,
  { number, status, now }: ChargeFacts,
): Charge {
  const { _id, plan, sequencePaymentPeriod = 0 } = record;
  return {
    _id: `${_id}-charge-${number}`,
    invoiceId: `INV-${_id.toUpperCase()}-${String(number).padStart(3, '0')}`,
    status,
    sum,
    reasonType: 'subscription',
    createdAt: isoOf(now),
    invoiceItems,
    reasonObject: {
      ...(plan !== undefined && { plan }),
      sequencePaymentPeriod: sequencePaymentPeriod + 1,
      maxPeriodsCount: prescribedPeriods(plan),
      refills: Math.max(0, refillsLeft(record) - 1),
    },
  };
}

/** Declined cards in an hour after which no more are tried: whoever has that many is trying out numbers. */
export const MOST_DECLINES = 10;
const HOUR = 3_600_000;

/** Whether so many cards were declined lately that no other is tried now. */
export const isTrying = (declines: readonly { createdAt: string }[], now: number): boolean =>
  declines.filter(({ createdAt }) => now - Date.parse(createdAt) < HOUR).length >= MOST_DECLINES;

/** Why no first charge can be held for a subscription as it is; undefined when it can. */
export function holdRefusal(record: SubscriptionRecord): string | undefined {
  const state = lifecycleStateOf(record);
  return state === 'actionRequired' || state === 'inReview'
    ? undefined
    : 'The first payment of this subscription has been made already';
}

/** Whether a charge that is held is for this very bill, so that pressing Pay again holds nothing more. */
export const isFor = (held: Charge, { plan }: SubscriptionRecord, bill: Bill): boolean =>
  JSON.stringify([held.reasonObject?.plan, held.invoiceItems]) === JSON.stringify([plan, bill.invoiceItems]);

/** The codes of the coupons that a charge was made with. */
export const codesOf = (charge: Charge | undefined): string[] =>
  (charge?.invoiceItems ?? []).filter(({ type }) => type === 'coupon').map(({ name }) => name);
