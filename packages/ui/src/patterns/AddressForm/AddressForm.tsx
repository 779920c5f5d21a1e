import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ComboBox, type Suggestion } from '../../components/ComboBox/index.ts';
import { Form, type FormError, type FormProps } from '../../components/Form/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './AddressForm.css.ts';
import {
  defaultStrings,
  type Address,
  type AddressFormStrings,
  type AddressPart,
  type AddressVerification,
  type FilledPart,
} from './strings.ts';
import { VerificationNote } from './VerificationNote.tsx';

const filledParts: readonly FilledPart[] = ['city', 'state', 'zipCode'];
const noErrors: readonly FormError[] = [];

/** Props of {@link AddressForm}. */
export interface AddressFormProps<Item extends Suggestion> extends Omit<
  FormProps,
  'children' | 'errors' | 'onChange' | 'onSubmit' | 'strings'
> {
  /** Controlled address. */
  value: Address;
  /** Called with the changed address. */
  onChange: (value: Address) => void;
  /** Called on submit; check the address now. */
  onSubmit: () => void;
  /** Addresses matching the street text; undefined while no lookup is active. */
  suggestions: readonly Item[] | undefined;
  /** Whether suggestions are loading. @default false */
  isSuggesting?: boolean;
  /** Why there are no suggestions, and that the address can still be typed. */
  suggestError?: string | undefined;
  /** Called when a suggestion is picked; pass all of its parts back as the new `value`. */
  onSuggestion: (item: Item) => void;
  /** States we serve, by name. */
  states: readonly SelectOption[];
  /** Result of the address check. @default 'none' */
  verification?: AddressVerification;
  /** Continues with an address the check could not confirm. */
  onUseAnyway?: (() => void) | undefined;
  /** Field errors by field name; pass a new array for each submission. */
  errors?: readonly FormError[];
  /** Content below the fields, such as "Billing is the same". */
  children?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<AddressFormStrings>;
}

/** Shipping address form with suggestions and an address check (specification section 7, "Address services"). */
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
  errors = noErrors,
  children,
  isDisabled = false,
  strings: overrides,
  ...rest
}: AddressFormProps<Item>) {
  const strings = useStrings('AddressForm', defaultStrings, overrides);
  const unit = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const unitProblem =
    verification === 'missingUnit' || verification === 'unknownUnit'
      ? strings.verification[verification].title
      : undefined;
  const needsUnit = unitProblem !== undefined;
  useEffect(() => {
    if (needsUnit) unit.current?.focus();
  }, [needsUnit]);

  /** Address before the page filled in parts of it, for a suggestion or a ZIP code. */
  const [before, setBefore] = useState<Address>();
  const filled = filledParts.filter((part) => before !== undefined && before[part] !== value[part]);
  const field = (part: AddressPart) => ({
    label: strings.labels[part],
    name: part,
    value: value[part],
    isDisabled,
    onChange: (text: string) => {
      const next = { ...value, [part]: text };
      // A selected suggestion also changes the street.
      if (part !== 'address' && text !== value[part]) setBefore(part === 'zipCode' ? next : undefined);
      onChange(next);
    },
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
          onSelect={(item) => {
            setBefore(value);
            onSuggestion(item);
          }}
          autoComplete="address-line1"
        />
        <TextField
          {...field('secondAddress')}
          optionalLabel={needsUnit ? null : strings.optional}
          // Also here, because focus moves to this field, far above the note on a phone.
          errorMessage={unitProblem}
          autoComplete="address-line2"
          inputRef={unit}
        />
        <div className={styles.row}>
          <TextField {...field('city')} isRequired autoComplete="address-level2" className={styles.city} />
          <Select
            {...field('state')}
            value={value.state || null}
            isRequired
            autoComplete="address-level1"
            options={states}
            placeholder={strings.statePlaceholder}
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
      {/* The list, which is still open then, hides everything else from screen readers, except elements with this attribute. */}
      <VisuallyHidden aria-live="polite" data-live-announcer="true">
        {filled.length > 0 && strings.filled(filled, value)}
      </VisuallyHidden>
      {children}
      <VerificationNote
        verification={verification}
        onUseAnyway={
          onUseAnyway &&
          (() => {
            // The pressed button is removed with the note; this one shows the progress.
            submit.current?.focus();
            onUseAnyway();
          })
        }
        strings={strings}
      />
      <Button
        ref={submit}
        type="submit"
        variant="primary"
        isWide
        isDisabled={isDisabled}
        isPending={verification === 'checking'}
        pendingLabel={strings.checking}
      >
        {strings.submit}
      </Button>
    </Form>
  );
}
