import { HeldPayment } from '@patient/ui/HeldPayment';

export const Held = ({ isNew, onContinue }: { isNew: boolean; onContinue: () => Promise<void> }) => (
  <HeldPayment
    card={{ brand: 'Visa', lastFour: '4242', expires: '04/29' }}
    isNew={isNew}
    onContinue={onContinue}
  />
);
