import { useState } from 'react';
import { birthDateError, BirthDateField } from '@patient/ui/BirthDateField';

/** Validated when focus has left all three fields, not while the year is being typed. */
export function BirthDate() {
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  return (
    <BirthDateField
      label="Birth date"
      description="For example, 2 13 1985"
      name="birthDate"
      value={date}
      onChange={setDate}
      onBlur={() => setError(birthDateError(date))}
      errorMessage={error}
      isRequired
    />
  );
}
