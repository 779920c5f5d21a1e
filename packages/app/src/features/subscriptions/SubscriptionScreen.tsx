import { useAtomValue } from 'jotai';
import { Inline } from '@patient/ui/Inline';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { subscriptionAtom } from '#shared/patient/subscriptions.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { Billing } from './billing/Billing.tsx';
import { Overview } from './Overview.tsx';
import * as styles from './SubscriptionScreen.css.ts';
import { subscriptionCard } from './rules/subscriptionCard.ts';

/** Last on the page. */
const Ledger = lazyPart(async () => (await import('./details/Ledger.tsx')).Ledger, { when: 'idle' });

/** /user/subscriptions/{id}: one treatment, its next charge and its actions. */
export function SubscriptionScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  const { now } = useAtomValue(environmentAtom);
  const card = query.data && subscriptionCard(query.data, undefined, now());
  return (
    <Stack gap={6}>
      <BackLink href="/user/subscriptions">Your subscriptions</BackLink>
      <Stack gap={2}>
        <Inline gap={3}>
          {/* The same element before and after loading: it may have the focus. */}
          <h1>{card?.title ?? 'Subscription'}</h1>
          {card && <StatusBadge tone={card.status.tone}>{card.status.label}</StatusBadge>}
        </Inline>
        <QueryView
          queries={[query]}
          what="this subscription"
          label="Loading your plan…"
          skeleton={
            <div className={styles.panes}>
              <PlanSummary facts={[]} isLoading />
            </div>
          }
        >
          {(subscription) => (
            <div className={styles.panes}>
              {card && <Overview key={subscription._id} subscription={subscription} card={card} />}
              <Stack gap={6}>
                <Billing subscription={subscription} />
                <Ledger history={subscription.history} />
              </Stack>
            </div>
          )}
        </QueryView>
      </Stack>
    </Stack>
  );
}
