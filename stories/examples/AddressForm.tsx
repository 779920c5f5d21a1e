import { useState } from 'react';
import { AddressForm, type Address, type AddressVerification } from '@patient/ui/AddressForm';
import type { Suggestion } from '@patient/ui/ComboBox';

interface Found extends Suggestion {
  readonly parts: Address;
}

const empty: Address = { address: '', secondAddress: '', city: '', state: '', zipCode: '' };

/** A suggestion replaces all parts, including those the patient has typed. */
export function Delivery({
  suggestions,
  verification,
  onCheck,
}: {
  suggestions: readonly Found[] | undefined;
  verification: AddressVerification;
  onCheck: (address: Address) => void;
}) {
  const [address, setAddress] = useState(empty);
  return (
    <AddressForm
      value={address}
      onChange={setAddress}
      onSubmit={() => onCheck(address)}
      suggestions={suggestions}
      onSuggestion={({ parts }) => setAddress(parts)}
      states={[
        { value: 'CO', label: 'Colorado' },
        { value: 'TX', label: 'Texas' },
      ]}
      verification={verification}
    />
  );
}
