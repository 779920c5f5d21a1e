import { atom } from 'jotai';
import { ApiError, type PostalAddress } from '@patient/api';
import { cacheSubscription } from '#shared/patient/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { checkQuoteAtom, termsKey } from '#shared/pricing/index.ts';
import type { Cards } from '../card/CardFields.tsx';
import { holdOutcome, isHeld, keyFor, mayBecomeHeld } from '../rules/paymentOutcome.ts';
import {
  mayBeHeld,
  paymentProblem,
  PRICE_CHANGED,
  type PaymentProblem,
  type PaymentStage,
  unheldProblem,
} from '../rules/paymentProblem.ts';
import { valueOf } from '../settled.ts';
import { holdChargeAtom } from './holdCharge.ts';
import { openPaymentAtom } from './drafts.ts';

/** Input of one payment. */
export interface Payment {
  /** Without `tokenize`, the card on file is used. */
  readonly cards: Pick<Cards, 'confirm'> & Partial<Pick<Cards, 'tokenize'>>;
  /** Name on the card. */
  readonly name: string;
  readonly billing: PostalAddress | undefined;
}

/** How one try to pay ended; `wasHeld` is an amount that an earlier try had held. */
export type PayResult =
  | { readonly kind: 'held' | 'wasHeld' }
  | { readonly kind: 'failed'; readonly problem: PaymentProblem; readonly code?: string | undefined };

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && typeof error.metadata?.['code'] === 'string'
    ? error.metadata['code']
    : undefined;

/** Tries once to hold the first charge of a subscription (docs/decisions, "Refetch the price before charging"). */
export const payAtom = atom(
  null,
  async (get, set, id: string, { cards, name, billing }: Payment): Promise<PayResult> => {
    const payment = openPaymentAtom(id);
    const isOpen = get(payment) !== undefined;
    const close = () => void set(payment, () => undefined);
    let stage: PaymentStage = 'tokenize';
    try {
      // Read beside the provider's call, to pay what the page shows without waiting for it.
      const [token, check] = await Promise.allSettled([cards.tokenize?.(name), set(checkQuoteAtom, id)]);
      if (check.status === 'fulfilled' && isHeld(check.value.quote.subscription.paymentIntentStatus)) {
        await cacheSubscription(get(cacheAtom), check.value.quote.subscription);
        return { kind: 'wasHeld' };
      }
      const paymentToken = valueOf(token);
      stage = 'price';
      const { quote, isCurrent } = valueOf(check);
      if (!isCurrent) return { kind: 'failed', problem: PRICE_CHANGED };
      stage = 'hold';
      const open = keyFor(get(payment), termsKey(quote), () => crypto.randomUUID());
      // Not awaited: a device that stores nothing must not stop a payment.
      void set(payment, () => open);
      const answer = await get(holdChargeAtom).mutateAsync({
        id,
        paymentToken,
        idempotencyKey: open.key,
        billing,
      });
      const outcome = holdOutcome(answer);
      if (outcome.kind === 'unheld') {
        if (!mayBecomeHeld(outcome.reason)) close();
        return { kind: 'failed', problem: unheldProblem(outcome.reason), code: answer.paymentIntentStatus };
      }
      stage = 'confirm';
      if (outcome.kind === 'check') await cards.confirm(outcome.clientSecret);
      return { kind: 'held' };
    } catch (failure) {
      const isReached = stage === 'hold' || stage === 'confirm';
      if (isReached && !mayBeHeld(failure, stage)) close();
      return { kind: 'failed', problem: paymentProblem(failure, stage, isOpen), code: codeOf(failure) };
    }
  },
);
