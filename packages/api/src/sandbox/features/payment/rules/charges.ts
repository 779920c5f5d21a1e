import { prescribedPeriods, refillsLeft } from './prescription.ts';
import { hashOf } from '../../../core/hash.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Charge, CreditCard } from '../../../core/schema.ts';
import { isoOf } from '../../../../model/dates.ts';
import type { Bill } from '../../treatment/rules/pricing.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';

/** Statuses of charges in the sandbox; the description's list is open. */
export type ChargeStatus = 'pending' | 'in process' | 'hold' | 'captured' | 'success' | 'failed' | 'released';

/**
 * Allowed changes of status. A coming bill is pending, in process while the card is charged, then success or failed. A
 * hold of the registration is captured when a doctor approves, or released; a captured charge settles.
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

/** Whether a charge may change from one status to another. */
export const mayBecome = (status: string, next: ChargeStatus): boolean =>
  follows.get(status)?.includes(next) ?? false;

/** The charge in another status; the same charge when that cannot follow its own. */
export const become = (charge: Charge, status: ChargeStatus): Charge =>
  mayBecome(charge.status, status) ? { ...charge, status } : charge;

/** Number of a subscription's charge, from 1, and its first status. */
export interface ChargeFacts {
  number: number;
  status: ChargeStatus;
  now: number;
}

/** Card of a charge, as a receipt names it. */
function cardOf(card: CreditCard | undefined): Charge['card'] {
  const lastDigits = /\d{4}$/.exec(card?.cardNumber ?? '')?.[0];
  if (lastDigits === undefined) return undefined;
  return { ...(card?.cardType !== undefined && { cardType: card.cardType }), lastDigits };
}

/** Number of a payment, always the same for a charge. */
const transactionNumber = (chargeId: string): string =>
  `T-${hashOf(chargeId).toString(16).toUpperCase().padStart(8, '0')}`;

/** Statuses in which no card has been asked yet. */
const unpaid: ReadonlySet<string> = new Set(['pending', 'in process']);

/** Receipt fields of a charge: card, payment number and prescriber. */
export function paymentOf(
  { _id: chargeId, status }: Pick<Charge, '_id' | 'status'>,
  { creditCard, doctorId }: Pick<SubscriptionRecord, 'creditCard' | 'doctorId'>,
): Pick<Charge, 'card' | 'transactionNumber' | 'doctorId'> {
  const card = unpaid.has(status) ? undefined : cardOf(creditCard);
  return {
    ...(card !== undefined && { card, transactionNumber: transactionNumber(chargeId) }),
    ...(doctorId !== undefined && { doctorId }),
  };
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
    ...paymentOf({ _id: `${_id}-charge-${number}`, status }, record),
  };
}

/** Why no first charge can be held for a subscription; undefined if it can. */
export function holdConflict(record: SubscriptionRecord): string | undefined {
  const state = lifecycleStateOf(record);
  return state === 'actionRequired' || state === 'inReview'
    ? undefined
    : 'The first payment of this subscription has been made already';
}

/** Whether a held charge is for this bill, so that pressing Pay again holds nothing more. */
export const isFor = (held: Charge, { plan }: SubscriptionRecord, bill: Bill): boolean =>
  JSON.stringify([held.reasonObject?.plan, held.invoiceItems]) === JSON.stringify([plan, bill.invoiceItems]);

/** The codes of the coupons that a charge was made with. */
export const codesOf = (charge: Charge | undefined): string[] =>
  (charge?.invoiceItems ?? []).filter(({ type }) => type === 'coupon').map(({ name }) => name);
