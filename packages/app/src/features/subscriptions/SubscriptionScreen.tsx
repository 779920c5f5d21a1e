import { useAtomValue } from 'jotai';
import { Icon } from '@patient/ui/Icon';
import { Link } from '@patient/ui/Link';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { subscriptionAtom } from '../../shared/patient/subscriptions.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';
import type { ScreenProps } from '../../shared/view/screen.ts';
import { Billing } from './Billing.tsx';
import { Overview } from './Overview.tsx';

/** /user/subscriptions/{id}: one treatment, what it costs next, and what can be done with it. */
export function SubscriptionScreen({ params: { id = '' } }: ScreenProps) {
  const { data: subscription, error, isFetching, refetch } = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <p>
        <Link href="/user/subscriptions" variant="standalone">
          <Icon name="arrow-back" size="small" /> Your subscriptions
        </Link>
      </p>
      {subscription ? (
        <>
          <Overview key={subscription._id} subscription={subscription} />
          <Billing subscription={subscription} />
        </>
      ) : (
        <>
          <h1>Subscription</h1>
          {error ? (
            <LoadFailure
              what="this subscription"
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <PlanSummary facts={[]} isLoading />
          )}
        </>
      )}
    </Stack>
  );
}
