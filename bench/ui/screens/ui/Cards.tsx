import { useMemo } from 'react';
import { Container } from '@patient/ui/Container';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionActions, type SubscriptionAction } from '@patient/ui/SubscriptionActions';
import { SubscriptionCard } from '@patient/ui/SubscriptionCard';
import { actions, type Subscription } from '../content.ts';
import type { CardsProps } from '../library.ts';

const allowed: readonly SubscriptionAction[] = [
  { id: 'pause', label: 'Pause', icon: 'pause', isPrimary: true },
  ...actions.map(({ isDanger, ...action }) => ({ ...action, tone: isDanger ? 'danger' : 'accent' }) as const),
];

const noop = () => undefined;

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  // SubscriptionCard is memoized; the app keeps its props stable in the same way.
  const buttons = useMemo(
    () => <SubscriptionActions subject={title} actions={allowed} onAction={noop} />,
    [title],
  );
  return (
    <SubscriptionCard
      title={title}
      subtitle={subtitle}
      href={href}
      status={status}
      facts={facts}
      actions={buttons}
    />
  );
}

export function Cards({ subscriptions, unreadCount }: CardsProps) {
  return (
    <Container>
      <h1>Your subscriptions</h1>
      <p>{unreadCount} unread</p>
      <Stack as="ul" gap={4}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Row subscription={subscription} />
          </li>
        ))}
      </Stack>
    </Container>
  );
}
