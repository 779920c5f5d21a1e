import { useEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { HOLD_NOTICE } from '@patient/ui/PlanCard';
import { Stack } from '@patient/ui/Stack';
import type { CreditCard } from '@patient/api';
import { sentence } from '#shared/format/plainText.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link HeldPayment}. */
export interface HeldPaymentProps {
  card: CreditCard | undefined;
  /** Why continuing failed. */
  error: string | undefined;
  /** Whether it stands where the patient has just paid; it then takes the focus, since the form that had it is gone. */
  isNews: boolean;
  isPending: boolean;
  onContinue: () => Promise<void>;
}

/** Shown once the payment is authorized, so that nobody pays twice. */
export function HeldPayment({ card, error, isNews, isPending, onContinue }: HeldPaymentProps) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) news.current?.focus();
  }, [isNews]);
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
      <Alert ref={news} tabIndex={-1} isLive={isNews} tone="success" title="Your payment is authorized">
        {HOLD_NOTICE}
      </Alert>
      {card && (
        <CardOnFile
          card={{
            brand: sentence(card.cardType ?? 'card'),
            lastFour: card.cardNumber?.slice(-4) ?? '',
            expires: card.expirationDate,
          }}
        />
      )}
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
