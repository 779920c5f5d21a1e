import { useId } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { StatusBadge, type StatusTone } from '@patient/ui/StatusBadge';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { Subscription } from '@patient/api';
import * as styles from '../sections.css.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { requestedChange, type RequestedChange } from '../rules/requestedChange.ts';

/** Props of {@link ChangeRequested}. */
export interface ChangeRequestedProps {
  subscription: Subscription;
  /** Name of the treatment, to tell buttons apart. */
  subject: string;
  /** Withdraws the request; absent where the service does not allow it. */
  onWithdraw: (() => void) | undefined;
}

const BADGES: Readonly<
  Record<RequestedChange['state'], { readonly label: string; readonly tone: StatusTone }>
> = {
  pending: { label: 'With your doctor', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
};

/** A change of dose that was asked for: what it would be, what the doctor said, and a way to withdraw it. */
export function ChangeRequested({ subscription, subject, onWithdraw }: ChangeRequestedProps) {
  const titleId = useId();
  const request = requestedChange(subscription);
  if (request === undefined) return null;
  const { state, title, lead, facts, message, doctor } = request;
  const { tone, label } = BADGES[state];
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <Inline gap={3}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <StatusBadge tone={tone}>{label}</StatusBadge>
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
            Withdraw request<VisuallyHidden>, {subject}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Card>
  );
}
