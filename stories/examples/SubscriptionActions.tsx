import { SubscriptionActions } from '@patient/ui/SubscriptionActions';

const actions = [
  { id: 'pause', label: 'Pause', icon: 'pause', isPrimary: true },
  { id: 'skip', label: 'Skip a delivery', icon: 'skip', description: 'The next one comes in June' },
  { id: 'cancel', label: 'Cancel', icon: 'close', tone: 'danger' },
] as const;

type Action = (typeof actions)[number]['id'];

/** The subject is part of each accessible name, because a page has several subscriptions. */
export const HairLossActions = ({
  pending,
  onAction,
}: {
  pending: Action | undefined;
  onAction: (action: Action) => void;
}) => (
  <SubscriptionActions
    subject="Hair loss treatment"
    actions={actions}
    onAction={onAction}
    pendingId={pending}
  />
);
