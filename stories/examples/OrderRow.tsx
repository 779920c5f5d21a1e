import { OrderRow } from '@patient/ui/OrderRow';

export const ShippedOrder = () => (
  <OrderRow
    title="Finasteride 1 mg"
    href="/user/order-history/64f0c0ffee"
    details={['Ordered Mar 1, 2027', 'Expected Mar 6, 2027', '$84.00']}
    status={{ label: 'Shipped', tone: 'info', icon: 'truck' }}
  />
);
