import { EmptyState } from '@patient/ui/EmptyState';
import { Link } from '@patient/ui/Link';

export const NoOrders = () => (
  <EmptyState
    icon="truck"
    title="No orders yet"
    action={
      <Link variant="standalone" href="/user/new-subscription">
        Start a treatment
      </Link>
    }
  >
    Your orders appear here once your doctor approves a treatment.
  </EmptyState>
);
