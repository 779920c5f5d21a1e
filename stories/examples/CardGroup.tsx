import { useState } from 'react';
import { CardGroup } from '@patient/ui/CardGroup';

const deliveries = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    badge: 'Most popular',
    price: { amount: '$25', note: 'a month' },
  },
  { value: 'monthly', label: 'Every month', price: { amount: '$30', note: 'a month' } },
] as const;

type Delivery = (typeof deliveries)[number]['value'];

export function DeliveryChoice() {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  return (
    <CardGroup
      selectionMode="single"
      label="How often should we deliver?"
      options={deliveries}
      value={delivery}
      onChange={setDelivery}
    />
  );
}
