import { OrderTimeline } from '@patient/ui/OrderTimeline';

export const OnItsWay = () => (
  <OrderTimeline
    steps={[
      { id: 'created', label: 'Ordered', state: 'done', when: 'Mar 1, 2027', icon: 'orders' },
      { id: 'shipped', label: 'Shipped', state: 'current', when: 'Mar 3, 2027', icon: 'truck' },
      { id: 'delivered', label: 'Delivered', state: 'next', when: 'Expected Mar 7, 2027', icon: 'home' },
    ]}
  />
);
