import { TreatmentOptions } from '@patient/ui/TreatmentOptions';

const deliveries = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    isMostPopular: true,
    price: { amount: '$25.00', note: 'a month' },
  },
  {
    value: 'yearly',
    label: 'Every 12 months',
    unavailable: 'Not available for this dose. Choose 1 mg to get it.',
  },
] as const;

type Delivery = (typeof deliveries)[number]['value'];

/** An unavailable option says why, and how to get it. */
export const DeliveryOptions = ({
  delivery,
  onChange,
}: {
  delivery: Delivery | null;
  onChange: (delivery: Delivery) => void;
}) => (
  <TreatmentOptions
    label="How often should we deliver?"
    options={deliveries}
    value={delivery}
    onChange={onChange}
  />
);
