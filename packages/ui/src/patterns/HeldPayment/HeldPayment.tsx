import { useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack, type StackProps } from '../../components/Stack/index.ts';
import { CardOnFile, type MaskedCard } from '../CardOnFile/index.ts';
import { HOLD_NOTICE } from '../PlanCard/strings.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link HeldPayment}. */
export interface HeldPaymentStrings {
  title: string;
  /** What a hold means. */
  notice: string;
  next: string;
}

const defaultStrings: HeldPaymentStrings = {
  title: 'Your payment is authorized',
  notice: HOLD_NOTICE,
  next: 'Continue',
};

/** Props of {@link HeldPayment}. */
export interface HeldPaymentProps extends Omit<StackProps, 'children' | 'gap'> {
  /** Card with the hold, once it is known. */
  card?: MaskedCard | undefined;
  /** Whether the patient has just paid; moves focus to the message, because it replaces the focused form. @default false */
  isNew?: boolean;
  /** Why the last attempt to continue failed. */
  problem?: string | undefined;
  /** Whether the next step is opening. @default false */
  isPending?: boolean;
  /** Opens the next step. */
  onContinue: () => unknown;
  /** Overrides for the default text. */
  strings?: Partial<HeldPaymentStrings>;
}

/** Replaces the CardForm once the amount is held, so that a patient can't pay twice. */
export function HeldPayment({
  card,
  isNew = false,
  problem,
  isPending = false,
  onContinue,
  strings: overrides,
  ...rest
}: HeldPaymentProps) {
  const strings = useStrings('HeldPayment', defaultStrings, overrides);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) message.current?.focus();
  }, [isNew]);
  return (
    <Stack {...rest} gap={4}>
      <Alert ref={message} tabIndex={-1} isLive={isNew} tone="success" title={strings.title}>
        {strings.notice}
      </Alert>
      {card && <CardOnFile card={card} />}
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isPending} onPress={onContinue}>
        {strings.next}
      </Button>
    </Stack>
  );
}
