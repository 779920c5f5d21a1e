import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { EmptyState } from '@patient/ui/EmptyState';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionCard, SubscriptionCardSkeleton } from '@patient/ui/SubscriptionCard';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { missingTreatments, nextStep, allDueNow, isUnpaid, subscriptionOrder } from '@patient/api/model';
import { cardDistinctions, subscriptionCard } from './views/subscriptionCard.ts';
import { href } from '#shared/href.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useNow } from '#shared/view/useNow.ts';
import { NextStepButton } from './NextStepButton.tsx';
import { PastDue } from './PastDue.tsx';
import { Subtitle } from './Subtitle.tsx';
import { useWinback } from './changes/useWinback.ts';
import { WinbackOffer } from './changes/WinbackOffer.tsx';

interface CardProps {
  subscription: Subscription;
  due: number;
  /** Tells it apart from a subscription with the same title. */
  distinction: string | undefined;
}

function Card({ subscription, due, distinction }: CardProps) {
  const { _id: id, plan } = subscription;
  const now = useNow([subscription.nextBillingDate]);
  // Stable props, because SubscriptionCard is memoized.
  const { title, subtitle, status, facts, note, action } = useMemo(() => {
    const view = subscriptionCard(subscription, now);
    const step = nextStep(subscription);
    const name = distinction === undefined ? view.title : `${view.title}, ${distinction}`;
    const withdraw = href('/user/subscriptions/:id', { id }, { change: 'withdrawChange' });
    return {
      ...view,
      subtitle: view.subtitle.length > 0 ? <Subtitle parts={view.subtitle} /> : undefined,
      // The alert above the list has the same note.
      note: step === 'fixPayment' ? undefined : view.note,
      action: step && (
        <Inline>
          <NextStepButton step={step} subscription={subscription} name={name} due={due} />
          {step === 'seeRequest' && (
            <LinkButton href={withdraw} aria-label={`Withdraw request, ${name}`}>
              Withdraw request
            </LinkButton>
          )}
        </Inline>
      ),
    };
  }, [subscription, id, due, distinction, now]);
  return (
    <SubscriptionCard
      title={title}
      subtitle={subtitle}
      distinction={distinction}
      status={status}
      facts={facts}
      notice={note}
      actions={action}
      href={href('/user/subscriptions/:id', { id })}
      imageUrl={plan?.productImgUrl}
    />
  );
}

/** /user/subscriptions: all treatments, those that need an action first (specification section 2). */
export function SubscriptionsScreen() {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  const { brand } = useAtomValue(environmentAtom);
  const owned = subscriptions.data ?? [];
  const now = useNow(owned.map(({ nextBillingDate }) => nextBillingDate));
  const { isKnown } = useWinback(owned);
  // With the offer above the list, which would move it.
  const isReady = isKnown || owned.some(isUnpaid);
  const sorted = owned.toSorted(subscriptionOrder(now));
  const names = cardDistinctions(sorted, now);
  const canStartAnother = isReady && owned.length > 0 && missingTreatments(brand, owned).length > 0;
  return (
    <Stack gap={6}>
      <h1>Home</h1>
      <QueryView
        queries={[me, { ...subscriptions, data: isReady ? subscriptions.data : undefined }]}
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
            <EmptyState
              icon="pill"
              title="No subscriptions yet"
              action={
                <LinkButton href="/user/new-subscription" variant="primary">
                  Start a treatment
                </LinkButton>
              }
            >
              When you start a treatment, you'll find it here: what you take, when it arrives and what it
              costs.
            </EmptyState>
          ) : (
            <Stack gap={4}>
              {all.some(isUnpaid) ? <PastDue subscriptions={all} /> : <WinbackOffer subscriptions={all} />}
              <Stack as="ul" gap={4}>
                {sorted.map((subscription, at) => (
                  <li key={subscription._id}>
                    <Card subscription={subscription} due={allDueNow(all)} distinction={names[at]} />
                  </li>
                ))}
              </Stack>
            </Stack>
          )
        }
      </QueryView>
      {canStartAnother && (
        <div>
          <LinkButton href="/user/new-subscription">Start another treatment</LinkButton>
        </div>
      )}
    </Stack>
  );
}
