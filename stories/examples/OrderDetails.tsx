import { OrderDetails } from '@patient/ui/OrderDetails';

export const Order = ({ onHelp }: { onHelp: () => void }) => (
  <OrderDetails
    title="Finasteride 1 mg, 90 tablets"
    status={{ label: 'Processing', tone: 'info' }}
    steps={[{ id: 'created', label: 'Ordered', state: 'current', when: 'Mar 1, 2027', icon: 'orders' }]}
    facts={[{ term: 'Total', detail: '$84.00' }]}
    onHelp={onHelp}
  />
);
