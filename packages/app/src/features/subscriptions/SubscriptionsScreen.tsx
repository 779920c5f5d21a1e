import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { EmptyState } from '@patient/ui/EmptyState';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionCard, SubscriptionCardSkeleton } from '@patient/ui/SubscriptionCard';
import type { Subscription } from '@patient/api';
import { meAtom } from '../../shared/patient/me.ts';
import { subscriptionsAtom } from '../../shared/patient/subscriptions.ts';
import { bySubscriptionOrder } from './rules/subscriptionOrder.ts';
import { subscriptionCard } from './rules/subscriptionCard.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';

function Card({ subscription }: { subscription: Subscription }) {
  // SubscriptionCard is memoized: its props have to be stable.
  const { title, subtitle, status, facts, note } = useMemo(
    () => subscriptionCard(subscription),
    [subscription],
  );
  const imageUrl = subscription.plan?.productImgUrl;
  return (
    <SubscriptionCard
      title={title}
      subtitle={subtitle}
      status={status}
      facts={facts}
      notice={note}
      href={`/user/subscriptions/${encodeURIComponent(subscription._id)}`}
      {...(imageUrl !== undefined && { imageUrl })}
    />
  );
}

function List() {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  return (
    <QueryView
      queries={[me, subscriptions]}
      what="your subscriptions"
      skeleton={
        <Stack gap={4}>
          <SubscriptionCardSkeleton />
          <SubscriptionCardSkeleton />
        </Stack>
      }
    >
      {(_me, all) =>
        all.length === 0 ? (
          <EmptyState icon="pill" title="No subscriptions yet">
            When you start a treatment, you'll find it here: what you take, when it arrives and what it costs.
          </EmptyState>
        ) : (
          <Stack as="ul" gap={4}>
            {all.toSorted(bySubscriptionOrder).map((subscription) => (
              <li key={subscription._id}>
                <Card subscription={subscription} />
              </li>
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}

/** /user/subscriptions: all treatments, those that need the patient first (specification section 2). */
export function SubscriptionsScreen() {
  return (
    <Stack gap={6}>
      <h1>Your subscriptions</h1>
      <List />
    </Stack>
  );
}
