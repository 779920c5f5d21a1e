import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ComboBox, type Suggestion } from '../../components/ComboBox/index.ts';
import { Form, type FormError, type FormProps } from '../../components/Form/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './AddressForm.css.ts';
import {
  english,
  type Address,
  type AddressFormStrings,
  type AddressPart,
  type AddressVerification,
} from './strings.ts';
import { VerificationNote } from './VerificationNote.tsx';

const none: readonly FormError[] = [];

/** Props of {@link AddressForm}. */
export interface AddressFormProps<Item extends Suggestion> extends Omit<
  FormProps,
  'children' | 'errors' | 'onChange' | 'onSubmit' | 'strings'
> {
  value: Address;
  onChange: (value: Address) => void;
  /** The patient is done: check the address. */
  onSubmit: () => void;
  /** Addresses that fit what is written in the street; undefined while nothing is looked for. */
  suggestions: readonly Item[] | undefined;
  /** @default false */
  isSuggesting?: boolean;
  /** Why there are no suggestions, and that writing goes on without them. */
  suggestError?: string | undefined;
  /** The patient takes a suggestion: give all of its parts as the new `value`. */
  onSuggestion: (item: Item) => void;
  /** The states that are served, by name. */
  states: readonly SelectOption[];
  /** What the address check said. @default 'none' */
  verification?: AddressVerification;
  /** Goes on with an address the check does not know. */
  onUseAnyway?: (() => void) | undefined;
  /** What is wrong with the fields, by their names; a new array each time. */
  errors?: readonly FormError[];
  /** Below the fields: "Billing is the same". */
  children?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  strings?: Partial<AddressFormStrings>;
}

/** Where a treatment is sent to: suggested while it is written, then checked (specification section 7, "Address services"). */
export function AddressForm<Item extends Suggestion>({
  value,
  onChange,
  onSubmit,
  suggestions,
  isSuggesting = false,
  suggestError,
  onSuggestion,
  states,
  verification = 'none',
  onUseAnyway,
  errors = none,
  children,
  isDisabled = false,
  strings,
  ...rest
}: AddressFormProps<Item>) {
  const words = { ...english, ...strings };
  const unit = useRef<HTMLInputElement>(null);
  const asksForUnit = verification === 'missingUnit' || verification === 'unknownUnit';
  useEffect(() => {
    if (asksForUnit) unit.current?.focus();
  }, [asksForUnit]);

  const field = (part: AddressPart) => ({
    label: words.labels[part],
    name: part,
    value: value[part],
    isDisabled,
    onChange: (text: string) => onChange({ ...value, [part]: text }),
  });
  return (
    <Form
      {...rest}
      errors={errors}
      onSubmit={() => {
        if (verification !== 'checking') onSubmit();
      }}
    >
      <div className={styles.fields}>
        <ComboBox<Item>
          {...field('address')}
          isRequired
          items={suggestions}
          isLoading={isSuggesting}
          loadError={suggestError}
          onSelect={onSuggestion}
          autoComplete="address-line1"
        />
        <TextField
          {...field('secondAddress')}
          optionalLabel={asksForUnit ? null : words.optional}
          autoComplete="address-line2"
          inputRef={unit}
        />
        <div className={styles.row}>
          <TextField {...field('city')} isRequired autoComplete="address-level2" className={styles.city} />
          <Select
            {...field('state')}
            value={value.state || null}
            isRequired
            options={states}
            placeholder={words.statePlaceholder}
            className={styles.state}
          />
          <TextField
            {...field('zipCode')}
            isRequired
            autoComplete="postal-code"
            inputMode="numeric"
            className={styles.zip}
          />
        </div>
      </div>
      {children}
      <VerificationNote verification={verification} onUseAnyway={onUseAnyway} words={words} />
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={isDisabled}
        isPending={verification === 'checking'}
        pendingLabel={words.checking}
      >
        {words.submit}
      </Button>
    </Form>
  );
}
