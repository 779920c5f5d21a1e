import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError, type PostalAddress } from '@patient/api';
import type { Cards } from './card/CardFields.tsx';
import { holdChargeAtom, logAttemptAtom } from './data/holdCharge.ts';
import { cardMessage } from './rules/cardMessage.ts';
import { isOutcomeUnknown, keyFor, type PaymentKey } from './rules/paymentOutcome.ts';

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
  const [error, setError] = useState<string>();
  const isBusy = useRef(false);
  const key = useRef<PaymentKey>(undefined);

  const pay = async ({ cards, name, bill, billing }: Payment) => {
    key.current = keyFor(key.current, bill, () => crypto.randomUUID());
    const paymentToken = await cards.tokenize(name);
    const request = { id, paymentToken, idempotencyKey: key.current.key, billing };
    const { paymentIntentStatus, clientSecret } = await hold.mutateAsync(request);
    if (paymentIntentStatus === 'requires_action' && clientSecret) await cards.confirm(clientSecret);
  };

  const start = async (payment: Payment) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPaying(true);
    setError(undefined);
    void log(id, { status: 'started' });
    try {
      await pay(payment);
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) key.current = undefined;
      const message = cardMessage(failure);
      setError(message);
      void log(id, { status: 'failed', code: codeOf(failure), message });
      setPaying(false);
      isBusy.current = false;
      return;
    }
    void log(id, { status: 'succeeded' });
    try {
      await onHeld();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setPaying(false);
      isBusy.current = false;
    }
  };

  return { isPaying, error, start };
}
