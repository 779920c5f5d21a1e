import { prescribedPeriods, refillsLeft } from './prescription.ts';
import { hashOf } from '../../../core/hash.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Charge, CreditCard } from '../../../core/schema.ts';
import type { KnownChargeStatus } from '../../../../generated/knownValues.ts';
import { chargeState } from '../../../../model/payment/charges.ts';
import { rowOf } from '../../../../model/rowOf.ts';
import { isoOf } from '../../../../model/dates.ts';
import type { Bill } from '../../treatment/rules/pricing.ts';
import { lifecycleStateOf } from '../../../../model/subscriptions/status.ts';

/**
 * Allowed status transitions. An upcoming bill is pending, in process while the card is charged, then success or failed. A
 * hold from registration is captured when a doctor approves, or released; a captured charge settles.
 */
const transitions = {
  pending: ['in process', 'success', 'failed'],
  'in process': ['success', 'failed'],
  hold: ['captured', 'released'],
  captured: ['success'],
  success: [],
  failed: [],
  released: [],
  refunded: [],
} satisfies Readonly<Record<KnownChargeStatus, readonly KnownChargeStatus[]>>;

/** Whether a charge may change from one status to another. */
export const canBecome = (status: string, next: KnownChargeStatus): boolean =>
  rowOf<readonly KnownChargeStatus[]>(transitions, status)?.includes(next) ?? false;

/** Charge with another status; unchanged if the transition is not allowed. */
export const withStatus = (charge: Charge, status: KnownChargeStatus): Charge =>
  canBecome(charge.status, status) ? { ...charge, status } : charge;

/** Number of a charge in its subscription, from 1, and its initial status. */
export interface ChargeFacts {
  number: number;
  status: KnownChargeStatus;
  now: number;
}

/** Card of a charge, as shown on a receipt. */
function cardOf(card: CreditCard | undefined): Charge['card'] {
  const lastDigits = /\d{4}$/.exec(card?.cardNumber ?? '')?.[0];
  if (lastDigits === undefined) return undefined;
  return { ...(card?.cardType !== undefined && { cardType: card.cardType }), lastDigits };
}

/** Payment number, derived from the id of the charge. */
const transactionNumber = (chargeId: string): string =>
  `T-${hashOf(chargeId).toString(16).toUpperCase().padStart(8, '0')}`;

/** Receipt fields of a charge: card, payment number and prescriber. */
export function paymentOf(
  { _id: chargeId, status }: Pick<Charge, '_id' | 'status'>,
  { creditCard, doctorId }: Pick<SubscriptionRecord, 'creditCard' | 'doctorId'>,
): Pick<Charge, 'card' | 'transactionNumber' | 'doctorId'> {
  const card = chargeState({ status }) === 'upcoming' ? undefined : cardOf(creditCard);
  return {
    ...(card !== undefined && { card, transactionNumber: transactionNumber(chargeId) }),
    ...(doctorId !== undefined && { doctorId }),
  };
}

/** Charge for the next period of a subscription. */
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

/** Message if the first charge of a subscription can't be held; undefined if it can. */
export function holdConflict(record: SubscriptionRecord): string | undefined {
  const state = lifecycleStateOf(record);
  return state === 'actionRequired' || state === 'inReview'
    ? undefined
    : 'The first payment of this subscription has been made already';
}

/** Whether a held charge is for this bill, so that pressing Pay again doesn't hold another one. */
export const isChargeFor = (held: Charge, { plan }: SubscriptionRecord, bill: Bill): boolean =>
  JSON.stringify([held.reasonObject?.plan, held.invoiceItems]) === JSON.stringify([plan, bill.invoiceItems]);

/** Codes of the coupons in a charge. */
export const codesOf = (charge: Charge | undefined): string[] =>
  (charge?.invoiceItems ?? []).filter(({ type }) => type === 'coupon').map(({ name }) => name);
