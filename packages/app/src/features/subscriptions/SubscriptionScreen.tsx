import { useAtomValue } from 'jotai';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { subscriptionAtom } from '../../shared/patient/subscriptions.ts';
import { BackLink } from '../../shared/view/BackLink.tsx';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { ScreenProps } from '../../shared/view/screen.ts';
import { Billing } from './billing/Billing.tsx';
import { Ledger } from './details/Ledger.tsx';
import { Overview } from './Overview.tsx';

/** /user/subscriptions/{id}: one treatment, its next charge and its actions. */
export function SubscriptionScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <BackLink href="/user/subscriptions">Your subscriptions</BackLink>
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
            <Ledger history={subscription.history} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
