import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import type { FormError } from '../../components/Form/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './CardForm.css.ts';
import { PayForm, type PayFormProps } from './PayForm.tsx';
import { ProviderField, type ProviderSlot } from './ProviderField.tsx';
import { defaultStrings, type CardFormStrings } from './strings.ts';

const noErrors: readonly FormError[] = [];

/** Props of {@link CardForm}. */
export interface CardFormProps extends Omit<PayFormProps, 'errors' | 'name'> {
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
  /** Billing address fields, such as {@link BillingFields}, shown when it differs from shipping. */
  billing?: ReactNode;
  /** Label of the submit button, such as "Pay $84.00 once a doctor approves". @default 'Pay' */
  payLabel?: ReactNode;
  /** Errors of our own fields by name; pass a new array for each submission. */
  errors?: readonly FormError[];
  /** Whether the provider is in test mode. @default false */
  isTest?: boolean;
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
  isPending = false,
  payLabel,
  errors = noErrors,
  isTest = false,
  children,
  strings: overrides,
  ...rest
}: CardFormProps) {
  const strings = useStrings('CardForm', defaultStrings, overrides);
  const provided = (label: string) => ({
    label,
    isDisabled: isPending,
    completeLabel: strings.complete(label),
  });
  return (
    <PayForm
      {...rest}
      errors={errors}
      isPending={isPending}
      label={payLabel ?? strings.pay}
      pendingLabel={strings.pending}
      note={<p className={styles.securityNote}>{strings.securityNote}</p>}
    >
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
    </PayForm>
  );
}
