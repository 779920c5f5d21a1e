import { useEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { HOLD_NOTICE } from '@patient/ui/PlanCard';
import { Stack } from '@patient/ui/Stack';
import type { CreditCard } from '@patient/api';
import { shownCard } from '#shared/format/card.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link HeldPayment}. */
export interface HeldPaymentProps {
  card: CreditCard | undefined;
  /** Message about a failed attempt to continue. */
  error: string | undefined;
  /** Whether the patient has just paid; moves focus to the message, because it replaces the focused form. */
  isNew: boolean;
  isPending: boolean;
  onContinue: () => Promise<void>;
}

/** Replaces the payment form after authorization, so that the patient can't pay twice. */
export function HeldPayment({ card, error, isNew, isPending, onContinue }: HeldPaymentProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);
  const [problem, setProblem] = useState(error);
  const handleContinue = async () => {
    setProblem(undefined);
    try {
      await onContinue();
    } catch (failure) {
      setProblem(failureText(failure));
    }
  };
  return (
    <Stack gap={4}>
      <Alert ref={message} tabIndex={-1} isLive={isNew} tone="success" title="Your payment is authorized">
        {HOLD_NOTICE}
      </Alert>
      {card && <CardOnFile card={shownCard(card)} />}
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isPending} onPress={handleContinue}>
        Continue
      </Button>
    </Stack>
  );
}
