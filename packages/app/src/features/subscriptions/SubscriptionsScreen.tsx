import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { EmptyState } from '@patient/ui/EmptyState';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionCard, SubscriptionCardSkeleton } from '@patient/ui/SubscriptionCard';
import type { Subscription } from '@patient/api';
import { meAtom } from '../../shared/patient/me.ts';
import { subscriptionsAtom } from '../../shared/patient/subscriptions.ts';
import { bySubscriptionOrder } from './rules/subscriptionOrder.ts';
import { subscriptionCard } from './rules/subscriptionCard.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';

function Card({ subscription }: { subscription: Subscription }) {
  // The card is memoised: what it gets stays the same while the subscription does.
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
  const failed = [me, subscriptions].find(({ error }) => error !== null);
  if (subscriptions.data) {
    return subscriptions.data.length === 0 ? (
      <EmptyState icon="pill" title="No subscriptions yet">
        When you start a treatment, you will find it here: what you take, when it comes and what it costs.
      </EmptyState>
    ) : (
      <Stack as="ul" gap={4}>
        {subscriptions.data.toSorted(bySubscriptionOrder).map((subscription) => (
          <li key={subscription._id}>
            <Card subscription={subscription} />
          </li>
        ))}
      </Stack>
    );
  }
  if (failed?.error) {
    return (
      <LoadFailure
        what="your subscriptions"
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your subscriptions…">
      <Stack gap={4}>
        <SubscriptionCardSkeleton />
        <SubscriptionCardSkeleton />
      </Stack>
    </SkeletonGroup>
  );
}

/** /user/subscriptions: every treatment, what needs the patient first (specification section 2). */
export function SubscriptionsScreen() {
  return (
    <Stack gap={6}>
      <h1>Your subscriptions</h1>
      <List />
    </Stack>
  );
}
