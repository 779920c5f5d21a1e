import { Link } from '@patient/ui/Link';
import { QueryView, type QueryState } from '@patient/ui/QueryView';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';

export interface OrdersProps {
  /** For example the result of `useQuery` of TanStack Query. */
  orders: QueryState<readonly { readonly id: string; readonly name: string }[]>;
}

export const Orders = ({ orders }: OrdersProps) => (
  <QueryView
    queries={[orders]}
    what="your orders"
    errorText={() => 'Check your connection, then try again.'}
    skeleton={<Skeleton lines={3} />}
  >
    {(all) => (
      <Stack as="ul">
        {all.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/orders/${id}`}>{name}</Link>
          </li>
        ))}
      </Stack>
    )}
  </QueryView>
);
