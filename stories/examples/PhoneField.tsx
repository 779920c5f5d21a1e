import { useState } from 'react';
import { isPhoneNumber, PhoneField } from '@patient/ui/PhoneField';

export function MobilePhone() {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  return (
    <PhoneField
      label="Mobile phone"
      name="phone"
      value={phone}
      onChange={setPhone}
      onBlur={() => setError(isPhoneNumber(phone) ? undefined : 'Enter a phone number with ten digits')}
      errorMessage={error}
      isRequired
    />
  );
}
