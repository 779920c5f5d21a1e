import { useEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Inline } from '@patient/ui/Inline';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { SubscriptionActions } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import { formatDay } from '../../shared/format/dates.ts';
import { pausedUntil, type SubscriptionChange } from './rules/actions.ts';
import { planFacts } from '../treatment/index.ts';
import { subscriptionCard } from './rules/subscriptionCard.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import * as styles from './Overview.css.ts';
import { offeredActions, subscriptionActions } from './subscriptionActions.ts';

/** Props of {@link Overview}. */
export interface OverviewProps {
  subscription: Subscription;
}

/** Treatment, status and the changes a patient can request. */
export function Overview({ subscription }: OverviewProps) {
  const [asked, setAsked] = useState<SubscriptionChange>();
  const [done, setDone] = useState<{ readonly change: SubscriptionChange }>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had focus is often gone after the change.
  useEffect(() => {
    if (done !== undefined) heading.current?.focus();
  }, [done]);
  const { title, subtitle, status, isPaused, note } = subscriptionCard(subscription);
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
        {/* Rendered before its content, or a screen reader does not announce it. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain block elements */}
        <div role="status">
          {done && (
            <Alert tone="success" onDismiss={() => setDone(undefined)} className={styles.result}>
              {subscriptionActions[done.change].done(until)}
            </Alert>
          )}
        </div>
      </Stack>
      {isPaused && done?.change !== 'pause' && (
        <Alert tone="info" title={until ? `Paused until ${until}` : 'Paused'}>
          No deliveries or charges while it&apos;s paused. Resume at any time.
        </Alert>
      )}
      <SubscriptionActions subject={title} actions={offeredActions(subscription)} onAction={setAsked} />
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
