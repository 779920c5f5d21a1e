import { atom } from 'jotai';
import { ApiError, randomId, type PostalAddress } from '@patient/api';
import { cacheSubscription } from '#shared/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { checkQuoteAtom } from '#shared/pricing/index.ts';
import {
  termsKey,
  holdOutcome,
  isHeld,
  keyFor,
  mayBecomeHeld,
  mayBeHeld,
  type PaymentStage,
} from '@patient/api/model';
import {
  paymentProblem,
  PRICE_CHANGED,
  type PaymentProblem,
  unheldProblem,
} from '../views/paymentProblem.ts';
import type { Cards } from '../card/CardFields.tsx';
import { holdChargeAtom } from './holdCharge.ts';
import { pendingPaymentAtom } from './drafts.ts';

/** Input of one payment. */
export interface Payment {
  /** The card on file is used if `tokenize` is missing. */
  readonly cards: Pick<Cards, 'confirm'> & Partial<Pick<Cards, 'tokenize'>>;
  /** Name on the card. */
  readonly name: string;
  readonly billing: PostalAddress | undefined;
}

/** Result of one attempt to pay; `wasHeld` means that an earlier attempt had succeeded. */
export type PayResult =
  | { readonly kind: 'held' | 'wasHeld' }
  | { readonly kind: 'failed'; readonly problem: PaymentProblem; readonly code?: string | undefined };

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && typeof error.metadata?.['code'] === 'string'
    ? error.metadata['code']
    : undefined;

/** Attempts once to hold the first charge of a subscription (docs/decisions, "Refetch the price before charging"). */
export const payAtom = atom(
  null,
  async (get, set, id: string, { cards, name, billing }: Payment): Promise<PayResult> => {
    const keyAtom = pendingPaymentAtom(id);
    const hasUnknownAttempt = get(keyAtom) !== undefined;
    const clearPending = () => void set(keyAtom, () => undefined);
    let stage: PaymentStage = 'tokenize';
    try {
      // Concurrent, so that checking the price takes no extra time.
      const tokenizing = cards.tokenize?.(name);
      const checking = set(checkQuoteAtom, id);
      const [, check] = await Promise.allSettled([tokenizing, checking]);
      if (check.status === 'fulfilled' && isHeld(check.value.quote.subscription.paymentIntentStatus)) {
        cacheSubscription(get(cacheAtom), check.value.quote.subscription);
        return { kind: 'wasHeld' };
      }
      const paymentToken = await tokenizing;
      stage = 'price';
      const { quote, isCurrent } = await checking;
      if (!isCurrent) return { kind: 'failed', problem: PRICE_CHANGED };
      stage = 'hold';
      // Another tab may have sent this payment, or its card was declined there.
      await set(keyAtom, 'refresh');
      const paymentKey = keyFor(get(keyAtom), termsKey(quote), randomId);
      // Not awaited: a storage failure must not stop a payment.
      void set(keyAtom, () => paymentKey);
      const response = await get(holdChargeAtom).mutateAsync({
        id,
        paymentToken,
        idempotencyKey: paymentKey.key,
        billing,
      });
      const outcome = holdOutcome(response);
      if (outcome.kind === 'unheld') {
        if (!mayBecomeHeld(outcome.reason)) clearPending();
        return { kind: 'failed', problem: unheldProblem(outcome.reason), code: response.paymentIntentStatus };
      }
      stage = 'confirm';
      if (outcome.kind === 'check') await cards.confirm(outcome.clientSecret);
      return { kind: 'held' };
    } catch (failure) {
      const wasHoldSent = stage === 'hold' || stage === 'confirm';
      if (wasHoldSent && !mayBeHeld(failure, stage)) clearPending();
      return {
        kind: 'failed',
        problem: paymentProblem(failure, stage, hasUnknownAttempt),
        code: codeOf(failure),
      };
    }
  },
);
