import type { ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { Icon } from '@patient/ui/Icon';
import type { PaymentProblem } from './views/paymentProblem.ts';

/** Props of {@link CardOnFileForm}. */
export interface CardOnFileFormProps {
  payLabel: string;
  /** Whether the amount is loaded; the button is disabled until then. */
  isReady: boolean;
  isPending: boolean;
  error: PaymentProblem | undefined;
  /** Not called again until the returned promise settles. */
  onPay: () => Promise<void>;
  /** Content above the button, such as a CouponField. */
  children: ReactNode;
}

/** Form that pays with the card on file; same button and errors as CardForm. */
export function CardOnFileForm({
  payLabel,
  isReady,
  isPending,
  error,
  onPay,
  children,
}: CardOnFileFormProps) {
  return (
    <Form onSubmit={() => (isReady && !isPending ? onPay() : undefined)}>
      {children}
      {error && (
        <Alert tone="danger" isLive title={error.title}>
          <p>{error.message}</p>
          <p>{error.hint}</p>
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={!isReady}
        isPending={isPending}
        pendingLabel="Processing your payment…"
        icon={<Icon name="lock" />}
      >
        {payLabel}
      </Button>
    </Form>
  );
}
