import { declineError, hasTooManyDeclines, logDecline, TOO_MANY_DECLINES } from '../../core/cardAttempts.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/httpError.ts';
import type { CreditCard } from '../../core/schema.ts';
import { subscriptionRecords } from '../../core/subscriptions.ts';
import type { Caller } from '../../http/auth.ts';
import { withNewCard } from './rules/newCard.ts';

/** Asks the provider for the card of a token; throws a 402 for one that is declined, which is logged. */
export function authorizeCard(context: Context, { patientId }: Caller, paymentToken: string): CreditCard {
  if (hasTooManyDeclines(context, patientId)) throw new HttpError(409, TOO_MANY_DECLINES);
  const card = context.cards.authorize(paymentToken);
  if (!('message' in card)) return card;
  logDecline(context, patientId, card);
  throw declineError(card);
}

/** Makes a card pay every subscription of a patient; what is past due is billed before their next request. */
export function payWith(context: Context, { patientId }: Caller, creditCard: CreditCard): CreditCard {
  for (const record of subscriptionRecords(context, patientId)) {
    const changed = withNewCard(record, creditCard, context.clock());
    if (changed !== record) context.store.put('subscriptions', patientId, record._id, changed);
  }
  return creditCard;
}
