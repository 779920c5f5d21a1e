import { Select, type SelectOption } from '../../components/Select/index.ts';
import { Stack, type StackProps } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { defaultStrings as addressStrings, type Address } from '../AddressForm/strings.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link BillingFields}. */
export interface BillingFieldsStrings {
  title: string;
  labels: Address;
  optional: string;
  statePlaceholder: string;
}

const { labels, optional, statePlaceholder } = addressStrings;
const defaultStrings: BillingFieldsStrings = { title: 'Billing address', labels, optional, statePlaceholder };

/** Props of {@link BillingFields}. */
export interface BillingFieldsProps extends Omit<StackProps, 'children' | 'onChange' | 'gap'> {
  /** Controlled address. */
  value: Address;
  /** Called with the changed address. */
  onChange: (value: Address) => void;
  /** All states, because nothing is delivered there. */
  states: readonly SelectOption[];
  /** @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<BillingFieldsStrings>;
}

/** Fields of a billing address in a CardForm. Without suggestions and a check, because nothing is delivered there. */
export function BillingFields({
  value,
  onChange,
  states,
  isDisabled = false,
  strings: overrides,
  ...rest
}: BillingFieldsProps) {
  const strings = useStrings('BillingFields', defaultStrings, overrides);
  const field = (name: keyof Address) => ({
    name,
    label: strings.labels[name],
    value: value[name],
    isDisabled,
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  });
  return (
    <Stack {...rest} gap={2}>
      <h3>{strings.title}</h3>
      <TextField {...field('address')} isRequired autoComplete="billing address-line1" />
      <TextField
        {...field('secondAddress')}
        optionalLabel={strings.optional}
        autoComplete="billing address-line2"
      />
      <TextField {...field('city')} isRequired autoComplete="billing address-level2" />
      <Select
        {...field('state')}
        value={value.state || null}
        isRequired
        autoComplete="billing address-level1"
        options={states}
        placeholder={strings.statePlaceholder}
      />
      <TextField {...field('zipCode')} isRequired autoComplete="billing postal-code" inputMode="numeric" />
    </Stack>
  );
}
