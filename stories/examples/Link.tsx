import { Link } from '@patient/ui/Link';

export const OrdersLink = () => (
  <p>
    You can find every charge in your <Link href="/user/orders">order history</Link>.
  </p>
);
