import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Subscription } from '@patient/api';
import { useAction } from '#shared/view/useAction.ts';
import { failureText } from '#shared/format/failureText.ts';
import { logAttemptAtom } from './data/holdCharge.ts';
import { openPaymentAtom } from './data/drafts.ts';
import { payAtom, type Payment } from './data/pay.ts';
import { isHeld } from './rules/paymentOutcome.ts';
import { afterCardChange, type PaymentProblem } from './rules/paymentProblem.ts';

/** Holds the first charge once, however often it is pressed, and logs every attempt. */
export function usePay({ _id: id, paymentIntentStatus }: Subscription, onHeld: () => Promise<void>) {
  const [open, setOpen] = useAtom(openPaymentAtom(id));
  const pay = useSetAtom(payAtom);
  const log = useSetAtom(logAttemptAtom);
  const [hasTried, setTried] = useState(false);
  /** Said by an answer; the subscription that is shown can be older where it could not be read since. */
  const [isAnsweredHeld, setAnsweredHeld] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaveError, setLeaveError] = useState<string>();

  const isKnownHeld = isHeld(paymentIntentStatus);
  useEffect(() => {
    if (isKnownHeld && open !== undefined) void setOpen(() => undefined);
  }, [isKnownHeld, open, setOpen]);

  /** Goes on with an amount that is held. Only a service that knows of the hold lets it through. */
  const leave = async (): Promise<void> => {
    await onHeld();
    void setOpen(() => undefined);
  };

  /** Returns whether the amount is held now. */
  const { run: start, isPending: isPaying } = useAction(async (payment: Payment): Promise<boolean> => {
    setTried(true);
    setProblem(undefined);
    setLeaveError(undefined);
    void log(id, { status: 'started' });
    const result = await pay(id, payment);
    if (result.kind === 'failed') {
      setProblem(result.problem);
      void log(id, { status: 'failed', code: result.code, message: result.problem.message });
    } else {
      setAnsweredHeld(true);
      void log(id, { status: 'succeeded' });
    }
    if (result.kind === 'held') {
      await leave().catch((failure: unknown) => setLeaveError(failureText(failure)));
    }
    return result.kind !== 'failed';
  });

  return {
    isPaying,
    /** Whether the amount is held, by the subscription or by what a try was answered. */
    isHeld: (isKnownHeld || isAnsweredHeld) && !isPaying,
    /** Whether a payment was tried since the page opened. */
    hasTried,
    problem,
    /** Removes a problem with the card. */
    handleCardChange: () => setProblem(afterCardChange),
    leaveError,
    start,
    leave,
  };
}
