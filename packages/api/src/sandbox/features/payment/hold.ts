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
import { SHARED } from '../../core/collections.ts';
import type { HoldRequest } from './records.ts';

/** Result of a hold: the charge, which a bank's check precedes if there is a client secret, or the reason of a decline. */
export type HoldResult =
  | { readonly charge: Charge; readonly clientSecret?: string }
  | { readonly decline: CardDecline };

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

/** Returns the client secret of a pending check; the same for each request with the same idempotency key. */
function startCheck(
  { store }: Context,
  { user, patientId }: Caller,
  id: string,
  request: HoldRequest,
): string {
  const clientSecret = `pi_${id}_secret_${request.idempotencyKey ?? 'none'}`;
  store.put('cardChecks', SHARED, clientSecret, {
    userId: user._id,
    patientId,
    subscriptionId: id,
    request,
  });
  return clientSecret;
}

/**
 * Authorizes the first charge of a subscription; a charge held for another bill is released. As with the provider, the
 * same idempotency key has one hold and another key has another one. Without a key, the charge held for the same bill is
 * returned. A decline is logged and returned instead of thrown, so that the transaction commits the log.
 * @param isChecked whether the bank has checked the card holder
 */
export function hold(
  context: Context,
  caller: Caller,
  id: string,
  request: HoldRequest,
  isChecked = false,
): HoldResult {
  const { store, clock } = context;
  assertAddress(request.payment?.billing);
  return store.transaction(() => {
    const record = subscriptionRecord(context, caller.patientId, id);
    const before = chargeOfKey(context, id, request.idempotencyKey);
    if (before !== undefined) return { charge: before };
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
    const isSameBill = held !== undefined && isChargeFor(held, updated, bill);
    if (isSameBill && request.idempotencyKey === undefined) return { charge: held };
    if (hasTooManyDeclines(context, id)) throw new HttpError(409, TOO_MANY_DECLINES);
    const creditCard = cardFor(context, caller, request.paymentToken);
    if ('message' in creditCard) {
      logDecline(context, id, creditCard);
      return { decline: creditCard };
    }
    if (held !== undefined && !isSameBill) store.put('charges', id, held._id, withStatus(held, 'released'));
    const number = store.count('charges', id) + 1;
    const charge = chargeFor({ ...updated, creditCard }, bill, { number, status: 'hold', now: clock() });
    if (context.cards.needsCheck(creditCard) && !isChecked) {
      store.put('subscriptions', caller.patientId, id, {
        ...updated,
        paymentIntentStatus: 'requires_action',
      });
      return {
        charge: { ...charge, status: 'pending' },
        clientSecret: startCheck(context, caller, id, request),
      };
    }
    store.put('charges', id, charge._id, charge);
    storeKey(context, id, request.idempotencyKey, charge);
    countUses(context, coupons, counted);
    const paymentIntentStatus = 'requires_capture';
    store.put('subscriptions', caller.patientId, id, { ...updated, creditCard, paymentIntentStatus });
    storeCard(context, caller, creditCard, request.payment);
    return { charge };
  });
}

/** Holds the payment of a client secret, once the bank has checked the card holder; returns false for an unknown secret. */
export function passCardCheck(context: Context, clientSecret: string): boolean {
  const check = context.store.get('cardChecks', SHARED, clientSecret);
  const user = check && context.store.get('users', check.userId, check.userId);
  if (check === undefined || user === undefined) return false;
  const { patientId, subscriptionId, request } = check;
  return 'charge' in hold(context, { user, patientId }, subscriptionId, request, true);
}

/** Releases the held charges of a subscription. */
export function releaseHolds({ store }: Context, subscriptionId: string): void {
  for (const charge of store.list('charges', subscriptionId)) {
    if (charge.status === 'hold') {
      store.put('charges', subscriptionId, charge._id, withStatus(charge, 'released'));
    }
  }
}
