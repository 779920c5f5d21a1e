import { Card } from '@patient/ui/Card';
import { ChargeList, type Charge } from '@patient/ui/ChargeList';

const paid: Charge = {
  id: 'charge-7',
  date: 'Dec 3, 2026',
  amount: '$74.00',
  status: { label: 'Paid', tone: 'success' },
  href: '/user/subscriptions/fin-1/receipts/charge-7',
};

export const Billing = () => (
  <Card>
    <ChargeList title="Last billings" charges={[paid]} />
  </Card>
);
