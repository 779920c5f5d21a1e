import type { components } from '../../../generated/patient.ts';
import { assertAddress } from '../account/patientFields.ts';
import { billOf } from '../treatment/rules/bill.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import type { CardDecline } from '../../core/vendors.ts';
import { withStatus, chargeFor, codesOf, holdConflict, isChargeFor } from './rules/charges.ts';
import type { Charge, CreditCard } from '../../core/schema.ts';
import { checkedAddons } from './addons.ts';
import { checkedCoupons, countUses } from './couponUse.ts';
import { TOO_MANY_DECLINES, hasTooManyDeclines, logDecline } from '../../core/cardAttempts.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';

/** Request of the first charge; missing ids default to those of the subscription. */
type HoldRequest = Readonly<components['schemas']['HoldChargeRequest']>;

/** Returns the charge already held with an idempotency key, unless it was released since. */
function chargeOfKey({ store }: Context, id: string, key: string | undefined): Charge | undefined {
  const known = key === undefined ? undefined : store.get('holdKeys', id, key);
  const charge = known && store.get('charges', id, known.chargeId);
  return charge?.status === 'released' ? undefined : charge;
}

/** Stores the charge of an idempotency key, so that retries return it even if the plan has changed. */
function storeKey({ store }: Context, id: string, key: string | undefined, { _id }: Charge): void {
  if (key !== undefined) store.put('holdKeys', id, key, { chargeId: _id });
}

/** Returns the card to charge: the new one of a token, or the one on file. */
function cardFor({ cards }: Context, { user }: Caller, token: string | undefined): CreditCard | CardDecline {
  if (token !== undefined) return cards.authorize(token);
  const onFile = user.patient?.creditCard;
  if (onFile === undefined) throw new HttpError(409, 'Add a card to continue');
  return cards.canCharge(onFile) ? onFile : { code: 'card_declined', message: 'Your card was declined.' };
}

function storeCard(
  { store }: Context,
  { user }: Caller,
  creditCard: CreditCard,
  payment?: HoldRequest['payment'],
): void {
  const { patient } = user;
  if (patient === undefined) return;
  const changed = { ...patient, creditCard, ...(payment !== undefined && { payment }) };
  store.put('users', user._id, user._id, { ...user, patient: changed });
}

/**
 * Authorizes the first charge of a subscription, or returns the one held for the same bill; a charge held for another bill
 * is released. A decline is logged and returned instead of thrown, so that the transaction commits the log.
 */
export function hold(
  context: Context,
  caller: Caller,
  id: string,
  request: HoldRequest,
): Charge | CardDecline {
  const { store, clock } = context;
  assertAddress(request.payment?.billing);
  return store.transaction(() => {
    const record = subscriptionRecord(context, caller.patientId, id);
    const before = chargeOfKey(context, id, request.idempotencyKey);
    if (before !== undefined) return before;
    const conflict = holdConflict(record);
    if (conflict !== undefined) throw new HttpError(409, conflict);
    const held = store.list('charges', id).findLast(({ status }) => status === 'hold');
    const counted = codesOf(held);
    const couponIds = request.couponIds ?? (record.coupons ?? []).map(({ _id }) => _id);
    const coupons = checkedCoupons(context, record, couponIds, counted);
    const addons = request.addonIds
      ? checkedAddons(context, record, request.addonIds)
      : (record.addons ?? []);
    const updated = { ...record, coupons, addons };
    const bill = billOf(updated);
    if (bill === undefined) throw new HttpError(409, 'Choose your treatment first');
    if (held !== undefined && isChargeFor(held, updated, bill)) {
      storeKey(context, id, request.idempotencyKey, held);
      return held;
    }
    if (hasTooManyDeclines(context, id)) throw new HttpError(409, TOO_MANY_DECLINES);
    const creditCard = cardFor(context, caller, request.paymentToken);
    if ('message' in creditCard) {
      logDecline(context, id, creditCard);
      return creditCard;
    }
    if (held !== undefined) store.put('charges', id, held._id, withStatus(held, 'released'));
    const number = store.count('charges', id) + 1;
    const charge = chargeFor({ ...updated, creditCard }, bill, { number, status: 'hold', now: clock() });
    store.put('charges', id, charge._id, charge);
    storeKey(context, id, request.idempotencyKey, charge);
    countUses(context, coupons, counted);
    const paymentIntentStatus = 'requires_capture';
    store.put('subscriptions', caller.patientId, id, { ...updated, creditCard, paymentIntentStatus });
    storeCard(context, caller, creditCard, request.payment);
    return charge;
  });
}

/** Releases the held charges of a subscription. */
export function releaseHolds({ store }: Context, subscriptionId: string): void {
  for (const charge of store.list('charges', subscriptionId)) {
    if (charge.status === 'hold') {
      store.put('charges', subscriptionId, charge._id, withStatus(charge, 'released'));
    }
  }
}
