import { atom } from 'jotai';
import { ApiError, type PostalAddress } from '@patient/api';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { checkQuoteAtom, writtenTerms } from '#shared/pricing/index.ts';
import type { Cards } from '../card/CardFields.tsx';
import { holdOutcome, isHeld, mayBecomeHeld } from '../rules/paymentOutcome.ts';
import {
  mayBeHeld,
  paymentProblem,
  PRICE_CHANGED,
  type PaymentProblem,
  type PaymentStage,
} from '../rules/paymentProblem.ts';
import { unheldProblem } from '../rules/unheldProblem.ts';
import { valueOf } from '../settled.ts';
import { holdChargeAtom } from './holdCharge.ts';
import { closePaymentAtom, openPaymentAtom, openPaymentKeyAtom } from './openPayment.ts';

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

/** Tries once to hold the first charge of a subscription (docs/decisions, "The price is read again when it is paid"). */
export const payAtom = atom(
  null,
  async (get, set, id: string, { cards, name, billing }: Payment): Promise<PayResult> => {
    const isOpen = get(openPaymentAtom(id)) !== undefined;
    let stage: PaymentStage = 'tokenize';
    try {
      // Read beside the provider's call, to pay what the page shows without waiting for it.
      const [token, check] = await Promise.allSettled([cards.tokenize?.(name), set(checkQuoteAtom, id)]);
      if (check.status === 'fulfilled' && isHeld(check.value.quote.subscription.paymentIntentStatus)) {
        await keepSubscription(get(cacheAtom), check.value.quote.subscription);
        return { kind: 'wasHeld' };
      }
      const paymentToken = valueOf(token);
      stage = 'price';
      const { quote, isCurrent } = valueOf(check);
      if (!isCurrent) return { kind: 'failed', problem: PRICE_CHANGED };
      stage = 'hold';
      const idempotencyKey = set(openPaymentKeyAtom, id, writtenTerms(quote));
      const request = { id, paymentToken, idempotencyKey, billing };
      const answer = await get(holdChargeAtom).mutateAsync(request);
      const outcome = holdOutcome(answer);
      if (outcome.kind === 'unheld') {
        if (!mayBecomeHeld(outcome.reason)) set(closePaymentAtom, id);
        return { kind: 'failed', problem: unheldProblem(outcome.reason), code: answer.paymentIntentStatus };
      }
      stage = 'confirm';
      if (outcome.kind === 'check') await cards.confirm(outcome.clientSecret);
      return { kind: 'held' };
    } catch (failure) {
      const isReached = stage === 'hold' || stage === 'confirm';
      if (isReached && !mayBeHeld(failure, stage)) set(closePaymentAtom, id);
      return { kind: 'failed', problem: paymentProblem(failure, stage, isOpen), code: codeOf(failure) };
    }
  },
);
