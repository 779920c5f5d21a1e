import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { type AddressInput, states } from '@patient/api/model';

/** Props of {@link BillingFields}. */
export interface BillingFieldsProps {
  value: AddressInput;
  onChange: (value: AddressInput) => void;
  isDisabled: boolean;
}

/** Billing address. Not verified, because nothing is delivered there. */
export function BillingFields({ value, onChange, isDisabled }: BillingFieldsProps) {
  const field = (name: keyof AddressInput, label: string) => ({
    name,
    label,
    value: value[name],
    isDisabled,
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  });
  return (
    <Stack gap={2}>
      <h3>Billing address</h3>
      <TextField {...field('address', 'Street address')} isRequired autoComplete="billing address-line1" />
      <TextField
        {...field('secondAddress', 'Apartment, suite or unit')}
        optionalLabel="(optional)"
        autoComplete="billing address-line2"
      />
      <TextField {...field('city', 'City')} isRequired autoComplete="billing address-level2" />
      <Select
        {...field('state', 'State')}
        value={value.state || null}
        isRequired
        autoComplete="billing address-level1"
        options={states}
        placeholder="Choose"
      />
      <TextField
        {...field('zipCode', 'ZIP code')}
        isRequired
        autoComplete="billing postal-code"
        inputMode="numeric"
      />
    </Stack>
  );
}
