import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError, type PostalAddress } from '@patient/api';
import type { Cards } from './card/CardFields.tsx';
import { holdChargeAtom, logAttemptAtom } from './data/holdCharge.ts';
import { keyFor, type PaymentKey } from './rules/paymentOutcome.ts';
import { mayBeHeld, paymentProblem, type PaymentProblem, type PaymentStage } from './rules/paymentProblem.ts';
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

/** Holds the first charge once, however often it is pressed, and logs every attempt. */
export function usePay(id: string, onHeld: () => Promise<void>) {
  const hold = useAtomValue(holdChargeAtom);
  const log = useSetAtom(logAttemptAtom);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaveError, setLeaveError] = useState<string>();
  const isBusy = useRef(false);
  const key = useRef<PaymentKey>(undefined);

  /** Returns the stage that failed, with its error; undefined once the amount is held. */
  const pay = async ({ cards, name, bill, billing }: Payment) => {
    let stage: PaymentStage = 'tokenize';
    try {
      key.current = keyFor(key.current, bill, () => crypto.randomUUID());
      const paymentToken = await cards.tokenize(name);
      stage = 'hold';
      const request = { id, paymentToken, idempotencyKey: key.current.key, billing };
      const { paymentIntentStatus, clientSecret } = await hold.mutateAsync(request);
      if (paymentIntentStatus !== 'requires_action' || !clientSecret) return undefined;
      stage = 'confirm';
      await cards.confirm(clientSecret);
      return undefined;
    } catch (failure) {
      return { stage, failure };
    }
  };

  const fail = (failure: unknown, stage: PaymentStage) => {
    if (!mayBeHeld(failure, stage)) key.current = undefined;
    const found = paymentProblem(failure, stage);
    setProblem(found);
    void log(id, { status: 'failed', code: codeOf(failure), message: found.message });
  };

  const start = async (payment: Payment): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPaying(true);
    setProblem(undefined);
    setLeaveError(undefined);
    void log(id, { status: 'started' });
    const failed = await pay(payment);
    if (failed) fail(failed.failure, failed.stage);
    else {
      void log(id, { status: 'succeeded' });
      await onHeld().catch((failure: unknown) => setLeaveError(failureText(failure)));
    }
    setPaying(false);
    isBusy.current = false;
  };

  return { isPaying, problem, leaveError, start };
}
