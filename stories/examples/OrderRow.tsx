import { OrderRow } from '@patient/ui/OrderRow';
import type { OrderStep } from '@patient/ui/OrderTimeline';

export const CurrentOrder = ({ steps }: { steps: readonly OrderStep[] }) => (
  <OrderRow
    title="Finasteride 1 mg, 90 tablets"
    placed="Mar 1, 2027"
    total="$84.00"
    status={{ label: 'Shipped', tone: 'info', icon: 'truck' }}
    steps={steps}
    isOpen
  />
);
