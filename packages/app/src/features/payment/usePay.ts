import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Subscription } from '@patient/api';
import { failureText } from '#shared/format/failureText.ts';
import { logAttemptAtom } from './data/holdCharge.ts';
import { pendingPaymentAtom } from './data/drafts.ts';
import { payAtom, type Payment } from './data/pay.ts';
import { isHeld } from '@patient/api/model';
import { afterCardChange, type PaymentProblem } from './views/paymentProblem.ts';

/** Holds the first charge and logs each attempt. */
export function usePay({ _id: id, paymentIntentStatus }: Subscription, onHeld: () => Promise<void>) {
  const [pending, setPending] = useAtom(pendingPaymentAtom(id));
  const pay = useSetAtom(payAtom);
  const log = useSetAtom(logAttemptAtom);
  const [hasAttempted, setHasAttempted] = useState(false);
  /** Set by a response, because the shown subscription is older if refetching it fails. */
  const [isHeldByResponse, setHeldByResponse] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [leaveError, setLeaveError] = useState<string>();

  const isSubscriptionHeld = isHeld(paymentIntentStatus);
  useEffect(() => {
    if (isSubscriptionHeld && pending !== undefined) void setPending(() => undefined);
  }, [isSubscriptionHeld, pending, setPending]);

  /** Continues to the next step, which the service rejects unless the amount is held. */
  const leave = async (): Promise<void> => {
    setLeaveError(undefined);
    try {
      await onHeld();
      void setPending(() => undefined);
    } catch (failure) {
      setLeaveError(failureText(failure));
    }
  };

  /** Resolves to whether the amount is held. */
  const start = async (payment: Payment): Promise<boolean> => {
    setHasAttempted(true);
    setProblem(undefined);
    setLeaveError(undefined);
    void log(id, { status: 'started' });
    const result = await pay(id, payment);
    if (result.kind === 'failed') {
      setProblem(result.problem);
      void log(id, { status: 'failed', code: result.code, message: result.problem.message });
    } else {
      setHeldByResponse(true);
      void log(id, { status: 'succeeded' });
    }
    if (result.kind === 'held') await leave();
    return result.kind !== 'failed';
  };

  return {
    /** Whether the amount is held, by the subscription or by a response. */
    isHeld: isSubscriptionHeld || isHeldByResponse,
    /** Whether a payment was attempted since this was mounted. */
    hasAttempted,
    problem,
    /** Clears a problem about the card. */
    handleCardChange: () => setProblem(afterCardChange),
    leaveError,
    start,
    leave,
  };
}
