import { useState } from 'react';
import { NumberField } from '@patient/ui/NumberField';

/** `null` while the text isn't a number. The input is never corrected. */
export function Weight({ error }: { error: string | undefined }) {
  const [weight, setWeight] = useState<number | null>(null);
  return (
    <NumberField
      label="Weight"
      unit="lb"
      name="weight"
      hasDecimals
      value={weight}
      onChange={setWeight}
      errorMessage={error}
    />
  );
}
