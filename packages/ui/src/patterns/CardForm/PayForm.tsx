import { useRef, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useSingleAction } from '../../components/Button/useSingleAction.ts';
import { Form, type FormProps } from '../../components/Form/index.ts';
import { Icon } from '../../components/Icon/index.ts';

/** Why a payment failed. */
export interface CardFormError {
  readonly title: string;
  readonly message: string;
  readonly hint?: string;
}

/** Props of {@link PayForm}. */
export interface PayFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'strings'> {
  /** Places the hold. Called once until the returned promise settles or `isPending` turns false. */
  onPay: () => unknown;
  /** Whether the sum is known; before that, nothing can be paid. @default true */
  isReady?: boolean;
  /** Whether the payment is in progress. @default false */
  isPending?: boolean;
  /** Why the payment failed, the provider's first message or the fallback, and what to do. */
  error?: CardFormError | undefined;
  /** Content above the button, such as a CouponField or a price. */
  children?: ReactNode;
}

interface PayFormParts extends PayFormProps {
  /** Label of the submit button. */
  label: ReactNode;
  /** Announced while the payment is in progress. */
  pendingLabel: string;
  /** Text below the button. */
  note?: ReactNode;
}

/** Form that pays once, with the reason why it failed above its button. */
export function PayForm({
  onPay,
  isReady = true,
  isPending = false,
  error,
  label,
  pendingLabel,
  note,
  children,
  ...rest
}: PayFormParts) {
  const submit = useRef<HTMLButtonElement>(null);
  const pay = useSingleAction(() => {
    // The focused field may become disabled; this button shows the progress.
    submit.current?.focus();
    return onPay();
  }, isPending || !isReady);
  return (
    <Form {...rest} onSubmit={() => pay()}>
      {children}
      {error && (
        <Alert tone="danger" isLive title={error.title}>
          <p>{error.message}</p>
          {error.hint && <p>{error.hint}</p>}
        </Alert>
      )}
      <Button
        ref={submit}
        type="submit"
        variant="primary"
        isWide
        isDisabled={!isReady}
        isPending={isPending}
        pendingLabel={pendingLabel}
        icon={<Icon name="lock" />}
      >
        {label}
      </Button>
      {note}
    </Form>
  );
}
