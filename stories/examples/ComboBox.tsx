import { useState } from 'react';
import { ComboBox, type Suggestion } from '@patient/ui/ComboBox';

/** `suggestions` is undefined while there is nothing to suggest. The typed text always stays. */
export function Street({
  suggestions,
  isLoading,
  onFound,
}: {
  suggestions: readonly Suggestion[] | undefined;
  isLoading: boolean;
  onFound: (suggestion: Suggestion) => void;
}) {
  const [street, setStreet] = useState('');
  return (
    <ComboBox
      label="Street address"
      name="address"
      items={suggestions}
      isLoading={isLoading}
      value={street}
      onChange={setStreet}
      onSelect={onFound}
    />
  );
}
