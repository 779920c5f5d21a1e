import { declineError, hasTooManyDeclines, logDecline, TOO_MANY_DECLINES } from '../../core/cardAttempts.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/httpError.ts';
import type { CreditCard } from '../../core/schema.ts';
import { subscriptionRecords } from '../../core/subscriptions.ts';
import type { Caller } from '../../http/auth.ts';
import { withNewCard } from './rules/newCard.ts';

/** Authorizes the card of a token with the provider; logs a declined card and throws a 402. */
export function authorizeCard(context: Context, { patientId }: Caller, paymentToken: string): CreditCard {
  if (hasTooManyDeclines(context, patientId)) throw new HttpError(409, TOO_MANY_DECLINES);
  const card = context.cards.authorize(paymentToken);
  if (!('message' in card)) return card;
  logDecline(context, patientId, card);
  throw declineError(card);
}

/** Uses a card for all subscriptions of a patient. Past-due bills are charged before the patient's next request. */
export function applyNewCard(context: Context, { patientId }: Caller, creditCard: CreditCard): CreditCard {
  for (const record of subscriptionRecords(context, patientId)) {
    const changed = withNewCard(record, creditCard, context.clock());
    if (changed !== record) context.store.put('subscriptions', patientId, record._id, changed);
  }
  return creditCard;
}
