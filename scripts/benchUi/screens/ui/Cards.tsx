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

const act = () => undefined;

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  // As the app writes it: the card is memoised, so what it gets is kept while the subscription is the same.
  const buttons = useMemo(
    () => <SubscriptionActions subject={title} actions={allowed} onAction={act} />,
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

/** The list as @patient/ui has it: a card is one piece. */
export function Cards({ subscriptions, news }: CardsProps) {
  return (
    <Container>
      <h1>Your subscriptions</h1>
      <p>{news} new</p>
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
