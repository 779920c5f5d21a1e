import { useId } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { Subscription } from '@patient/api';
import * as styles from '../subscription.css.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { productName } from '../views/pastDue.ts';
import { requestedChange } from '../views/requestedChange.ts';

/** Props of {@link ChangeRequested}. */
export interface ChangeRequestedProps {
  subscription: Subscription;
  /** Withdraws the request; false if not allowed. */
  onWithdraw: (() => void) | false;
}

/** Requested change of the plan, the doctor's reply, and a button to withdraw it. */
export function ChangeRequested({ subscription, onWithdraw }: ChangeRequestedProps) {
  const titleId = useId();
  const request = requestedChange(subscription);
  if (request === undefined) return null;
  const { state, badge, title, lead, facts, message, doctor } = request;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <Inline gap={3}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>
      </Inline>
      <p>{lead}</p>
      {message !== undefined && (
        <figure className={styles.quote}>
          <blockquote>
            <bdi>{message}</bdi>
          </blockquote>
          {doctor !== undefined && (
            <figcaption className={styles.status}>
              <bdi>{doctor}</bdi>
            </figcaption>
          )}
        </figure>
      )}
      {facts.length > 0 && <ChangeFacts facts={facts} />}
      {state === 'pending' && onWithdraw && (
        <div>
          <Button onPress={onWithdraw}>
            Withdraw request<VisuallyHidden>, {productName(subscription)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Card>
  );
}
