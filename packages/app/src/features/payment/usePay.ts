import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError, type PostalAddress } from '@patient/api';
import type { Cards } from './card/CardFields.tsx';
import { holdChargeAtom, logAttemptAtom } from './data/holdCharge.ts';
import { keyFor, type PaymentKey } from './rules/paymentOutcome.ts';
import {
  mayBeHeld,
  paymentProblem,
  PRICE_CHANGED,
  type PaymentProblem,
  type PaymentStage,
} from './rules/paymentProblem.ts';
import { isQuoteCurrentAtom } from '../treatment/index.ts';
import { failureText } from '../../shared/format/failureText.ts';

/** Input of one payment. */
export interface Payment {
  readonly cards: Cards;
  /** Name on the card. */
  readonly name: string;
  /** Formatted sum, as on the button. */
  readonly bill: string;
  readonly billing: PostalAddress | undefined;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && typeof error.metadata?.['code'] === 'string'
    ? error.metadata['code']
    : undefined;

interface Failure {
  readonly problem: PaymentProblem;
  readonly code?: string | undefined;
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Holds the first charge once, however often it is pressed, and logs every attempt. */
export function usePay(id: string, onHeld: () => Promise<void>) {
  const hold = useAtomValue(holdChargeAtom);
  const log = useSetAtom(logAttemptAtom);
  const isQuoteCurrent = useSetAtom(isQuoteCurrentAtom);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaveError, setLeaveError] = useState<string>();
  const isBusy = useRef(false);
  /** Of a try that may have held the amount. */
  const openKey = useRef<PaymentKey>(undefined);

  /** Returns why nothing is held; undefined once the amount is. */
  const pay = async ({ cards, name, bill, billing }: Payment): Promise<Failure | undefined> => {
    const isOpen = openKey.current !== undefined;
    const key = keyFor(openKey.current, bill, () => crypto.randomUUID());
    let stage: PaymentStage = 'tokenize';
    try {
      // Read beside the provider's call, to pay what the page shows without waiting for it.
      const [token, price] = await Promise.allSettled([cards.tokenize(name), isQuoteCurrent(id)]);
      const paymentToken = valueOf(token);
      stage = 'price';
      if (!valueOf(price)) {
        openKey.current = undefined;
        return { problem: PRICE_CHANGED };
      }
      stage = 'hold';
      const request = { id, paymentToken, idempotencyKey: key.key, billing };
      const { paymentIntentStatus, clientSecret } = await hold.mutateAsync(request);
      if (paymentIntentStatus !== 'requires_action' || !clientSecret) return undefined;
      stage = 'confirm';
      await cards.confirm(clientSecret);
      return undefined;
    } catch (failure) {
      if (stage === 'hold' || stage === 'confirm')
        openKey.current = mayBeHeld(failure, stage) ? key : undefined;
      return { problem: paymentProblem(failure, stage, isOpen), code: codeOf(failure) };
    }
  };

  /** Returns whether the amount is held now. */
  const start = async (payment: Payment): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPaying(true);
    setProblem(undefined);
    setLeaveError(undefined);
    void log(id, { status: 'started' });
    const failed = await pay(payment);
    if (failed) {
      setProblem(failed.problem);
      void log(id, { status: 'failed', code: failed.code, message: failed.problem.message });
    } else {
      void log(id, { status: 'succeeded' });
      await onHeld().catch((failure: unknown) => setLeaveError(failureText(failure)));
    }
    setPaying(false);
    isBusy.current = false;
    return failed === undefined;
  };

  return { isPaying, problem, leaveError, start };
}
