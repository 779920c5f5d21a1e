import { useAtomValue } from 'jotai';
import { preloadable } from '@patient/ui/lazy';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { LazyPart } from '../../shared/lazy/LazyPart.tsx';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { meAtom } from '../../shared/patient/me.ts';
import { subscriptionAtom } from '../../shared/patient/subscriptions.ts';
import { BackLink } from '../../shared/view/BackLink.tsx';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { ScreenProps } from '../../shared/view/screen.ts';
import { Billing } from './billing/Billing.tsx';
import { Overview } from './Overview.tsx';

/** Stands last on the page. */
const Ledger = preloadable(loadCode(async () => (await import('./details/Ledger.tsx')).Ledger));

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
            <LazyPart>
              <Ledger history={subscription.history} />
            </LazyPart>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

SubscriptionScreen.asks = ({ id = '' }: ScreenProps['params']) => [
  // Its address stands among the first lines: coming later, it would move the rest.
  meAtom,
  subscriptionAtom(id),
];
