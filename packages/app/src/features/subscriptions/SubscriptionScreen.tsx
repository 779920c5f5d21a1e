import { useAtomValue } from 'jotai';
import { Icon } from '@patient/ui/Icon';
import { Link } from '@patient/ui/Link';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { subscriptionAtom } from '../../shared/patient/subscriptions.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { ScreenProps } from '../../shared/view/screen.ts';
import { Billing } from './Billing.tsx';
import { Overview } from './Overview.tsx';

/** /user/subscriptions/{id}: one treatment, its next charge and its actions. */
export function SubscriptionScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <p>
        <Link href="/user/subscriptions" variant="standalone">
          <Icon name="arrow-back" size="small" /> Your subscriptions
        </Link>
      </p>
      {query.data === undefined && <h1>Subscription</h1>}
      <QueryView
        queries={[query]}
        what="this subscription"
        label="Loading your plan…"
        skeleton={<PlanSummary facts={[]} isLoading />}
      >
        {(subscription) => (
          <>
            <Overview key={subscription._id} subscription={subscription} />
            <Billing subscription={subscription} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
