import { useState } from 'react';
import { CardForm, type CardFormError, type ProviderSlot } from '@patient/ui/CardForm';

/** Each slot renders the payment provider's element, so the card number never passes through this app. */
export function PayByCard({
  slots,
  error,
  onPay,
}: {
  slots: Record<'number' | 'expiry' | 'cvc', ProviderSlot>;
  error: CardFormError | undefined;
  onPay: (name: string) => Promise<void>;
}) {
  const [name, setName] = useState('');
  return (
    <CardForm
      {...slots}
      name={name}
      onNameChange={setName}
      payLabel="Pay $84.00 once a doctor approves"
      onPay={() => onPay(name)}
      error={error}
    />
  );
}
