import { useEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Inline } from '@patient/ui/Inline';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { SubscriptionActions } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import type { SubscriptionChange } from './data/changeSubscription.ts';
import { formatDay } from '../../shared/format/dates.ts';
import { pausedUntil } from './rules/actions.ts';
import { planFacts } from '../treatment/index.ts';
import { subscriptionCard } from './rules/subscriptionCard.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { offersFor } from './offers.ts';
import * as styles from './Overview.css.ts';
import { changeWords } from './strings.ts';

/** Props of {@link Overview}. */
export interface OverviewProps {
  subscription: Subscription;
}

/** What the treatment is, how it stands, and the changes a patient can make. */
export function Overview({ subscription }: OverviewProps) {
  const [asked, setAsked] = useState<SubscriptionChange>();
  const [done, setDone] = useState<{ readonly change: SubscriptionChange }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is often gone by now: focus goes to what it was about, beside the news.
  useEffect(() => {
    if (done !== undefined) heading.current?.focus();
  }, [done]);
  const { title, subtitle, status, isPaused, note } = subscriptionCard(subscription);
  const offers = offersFor(subscription);
  const until = isPaused ? formatDay(pausedUntil(subscription)) : undefined;
  const imageUrl = subscription.plan?.productImgUrl;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline gap={3}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        </Inline>
        {subtitle && <p className={styles.quiet}>{subtitle}</p>}
        {note && <p>{note}</p>}
        {/* There before the news, so that a screen reader hears it arrive. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no block of its own */}
        <div role="status">
          {done && (
            <Alert tone="success" onDismiss={() => setDone(undefined)} className={styles.news}>
              {changeWords[done.change].done(until)}
            </Alert>
          )}
        </div>
      </Stack>
      {isPaused && done?.change !== 'pause' && (
        <Alert tone="info" title={until ? `Paused until ${until}` : 'Paused'}>
          No delivery and no bill while it rests. Resume when you are ready.
        </Alert>
      )}
      <SubscriptionActions subject={title} actions={offers} onAction={setAsked} />
      <PlanSummary
        title="Your plan"
        facts={planFacts(subscription)}
        {...(imageUrl !== undefined && { imageUrl })}
      />
      {asked && (
        <ChangeDialog
          subscription={subscription}
          treatment={title}
          change={asked}
          onClose={() => setAsked(undefined)}
          onDone={(change) => setDone({ change })}
        />
      )}
    </Stack>
  );
}
