import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Form, type FormError, type FormProps } from '../../components/Form/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './CardForm.css.ts';
import { ProviderField, type ProviderSlot } from './ProviderField.tsx';
import { english, type CardFormStrings } from './strings.ts';

const none: readonly FormError[] = [];

/** Props of {@link CardForm}. */
export interface CardFormProps extends Omit<
  FormProps,
  'children' | 'errors' | 'name' | 'onSubmit' | 'strings'
> {
  /** The provider's fields: number, expiry and security code. */
  number: ProviderSlot;
  expiry: ProviderSlot;
  cvc: ProviderSlot;
  /** Name on the card. */
  name: string;
  onNameChange: (name: string) => void;
  /** Whether billing goes to the shipping address. Without `onBillingSameChange` it is not asked. @default true */
  isBillingSame?: boolean;
  onBillingSameChange?: ((isSame: boolean) => void) | undefined;
  /** The billing address, where it is another one. */
  billing?: ReactNode;
  /** Holds the charge. Called once until `isPending` is over, however often it is pressed. */
  onPay: () => void;
  /** The payment is on its way. @default false */
  isPending?: boolean;
  /** Says what is paid: "Pay $84.00 once a doctor approves". @default 'Pay' */
  payLabel?: ReactNode;
  /** Why the card was not accepted: the provider's first message, or the fallback. */
  error?: string | undefined;
  /** What is wrong with the fields of ours, by name. A new array each time. */
  errors?: readonly FormError[];
  /** No real card is charged. @default false */
  isTest?: boolean;
  /** Above the button: a CouponField, a price. */
  children?: ReactNode;
  strings?: Partial<CardFormStrings>;
}

/** The card that will be charged, in fields of the payment provider (specification section 5, "Card tokenization"). */
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
  payLabel,
  error,
  errors = none,
  isTest = false,
  children,
  strings,
  ...rest
}: CardFormProps) {
  const words = { ...english, ...strings };
  const wasPaid = useRef(false);
  // From here on `isPending` says whether to wait; a second press before that would hold a second charge.
  useEffect(() => {
    wasPaid.current = false;
  });
  const shared = { isDisabled: isPending, completeLabel: words.complete };
  return (
    <Form
      {...rest}
      errors={errors}
      onSubmit={() => {
        if (wasPaid.current || isPending) return;
        wasPaid.current = true;
        onPay();
      }}
    >
      {isTest && (
        <Alert tone="warning" title={words.testTitle}>
          {words.testText}
        </Alert>
      )}
      <div className={styles.fields}>
        <ProviderField {...shared} {...number} label={words.number} className={styles.number} />
        <ProviderField {...shared} {...expiry} label={words.expiry} className={styles.half} />
        <ProviderField {...shared} {...cvc} label={words.cvc} className={styles.half} />
        <TextField
          label={words.name}
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
            className={styles.same}
          >
            {words.same}
          </Checkbox>
        )}
      </div>
      {!isBillingSame && billing}
      {children}
      {error && (
        <Alert tone="danger" isLive title={words.errorTitle}>
          {error}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={isPending}
        pendingLabel={words.pending}
        icon={<Icon name="lock" />}
      >
        {payLabel ?? words.pay}
      </Button>
      <p className={styles.safe}>{words.safe}</p>
    </Form>
  );
}
