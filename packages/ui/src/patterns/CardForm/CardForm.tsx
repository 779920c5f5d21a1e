import { useRef, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Form, type FormError, type FormProps } from '../../components/Form/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useSingleAction } from '../../components/Button/useSingleAction.ts';
import * as styles from './CardForm.css.ts';
import { ProviderField, type ProviderSlot } from './ProviderField.tsx';
import { defaultStrings, type CardFormStrings } from './strings.ts';

const noErrors: readonly FormError[] = [];

/** Why a payment failed. */
export interface CardFormError {
  readonly title: string;
  readonly message: string;
  readonly hint?: string;
}

/** Props of {@link CardForm}. */
export interface CardFormProps extends Omit<
  FormProps,
  'children' | 'errors' | 'name' | 'onSubmit' | 'strings'
> {
  /** Payment provider's fields: card number, expiration date and security code. */
  number: ProviderSlot;
  /** Field for the expiration date. */
  expiry: ProviderSlot;
  /** Field for the security code. */
  cvc: ProviderSlot;
  /** Name on the card. */
  name: string;
  /** Called with the changed name on the card. */
  onNameChange: (name: string) => void;
  /** Whether billing uses the shipping address; asked only with `onBillingSameChange`. @default true */
  isBillingSame?: boolean;
  /** Called with whether the billing address is the delivery address. */
  onBillingSameChange?: ((isSame: boolean) => void) | undefined;
  /** Billing address fields, shown when it differs from shipping. */
  billing?: ReactNode;
  /** Places the hold. Called once until the returned promise settles or `isPending` turns false. */
  onPay: () => unknown;
  /** Whether the sum is known; before that, nothing can be paid. @default true */
  isReady?: boolean;
  /** Whether the payment is in progress. @default false */
  isPending?: boolean;
  /** Label of the submit button, such as "Pay $84.00 once a doctor approves". @default 'Pay' */
  payLabel?: ReactNode;
  /** Why the payment failed, the provider's first message or the fallback, and what to do. */
  error?: CardFormError | undefined;
  /** Errors of our own fields by name; pass a new array for each submission. */
  errors?: readonly FormError[];
  /** Whether the provider is in test mode. @default false */
  isTest?: boolean;
  /** Content above the button, such as a CouponField or a price. */
  children?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<CardFormStrings>;
}

/** Card form built from the payment provider's fields (specification section 5, "Card tokenization"). */
export function CardForm({
  number,
  expiry,
  cvc,
  name,
  onNameChange,
  isBillingSame = true,
  onBillingSameChange,
  billing,
  onPay,
  isPending = false,
  isReady = true,
  payLabel,
  error,
  errors = noErrors,
  isTest = false,
  children,
  strings: overrides,
  ...rest
}: CardFormProps) {
  const strings = { ...defaultStrings, ...overrides };
  const submit = useRef<HTMLButtonElement>(null);
  const pay = useSingleAction(() => {
    // The focused field may become disabled; this button shows the progress.
    submit.current?.focus();
    return onPay();
  }, isPending || !isReady);
  const provided = (label: string) => ({
    label,
    isDisabled: isPending,
    completeLabel: strings.complete(label),
  });
  return (
    <Form {...rest} errors={errors} onSubmit={() => pay()}>
      {isTest && (
        <Alert tone="warning" title={strings.testTitle}>
          {strings.testText}
        </Alert>
      )}
      <div className={styles.fields}>
        <ProviderField {...provided(strings.number)} {...number} className={styles.number} />
        <ProviderField {...provided(strings.expiry)} {...expiry} className={styles.half} />
        <ProviderField {...provided(strings.cvc)} {...cvc} className={styles.half} />
        <TextField
          label={strings.name}
          name="name"
          value={name}
          onChange={onNameChange}
          isDisabled={isPending}
          isRequired
          autoComplete="cc-name"
          className={styles.number}
        />
        {onBillingSameChange && (
          <Checkbox
            isSelected={isBillingSame}
            onChange={onBillingSameChange}
            isDisabled={isPending}
            className={styles.billingSame}
          >
            {strings.billingSame}
          </Checkbox>
        )}
      </div>
      {!isBillingSame && billing}
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
        pendingLabel={strings.pending}
        icon={<Icon name="lock" />}
      >
        {payLabel ?? strings.pay}
      </Button>
      <p className={styles.securityNote}>{strings.securityNote}</p>
    </Form>
  );
}
