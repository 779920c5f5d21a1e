import { ChargeList, type ChargeEntry } from '@patient/ui/ChargeList';

const paid: ChargeEntry = {
  id: 'charge-7',
  date: 'Dec 3, 2026',
  label: 'Finasteride, 3 months',
  amount: '$74.00',
  status: { label: 'Paid', tone: 'success' },
};

export const Billing = ({ onOpenReceipt }: { onOpenReceipt: (id: string) => void }) => (
  <ChargeList last={[paid]} history={[paid]} onOpen={onOpenReceipt} />
);
