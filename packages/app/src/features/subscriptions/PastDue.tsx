import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { LinkButton } from '@patient/ui/Link';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { isUnpaid, type PastDueSource } from '@patient/api/model';
import { pastDue } from './views/pastDue.ts';

/** Props of {@link PastDue}. */
export interface PastDueProps {
  subscriptions: readonly PastDueSource[];
}

function PastDueAlert({ subscriptions }: PastDueProps) {
  const { data: all, error } = useAtomValue(subscriptionsAtom);
  const isLoading = all === undefined && error === null;
  // While all load, usually those of the page are all that a card pays for, so that the button has its final size.
  const view = pastDue(subscriptions, isLoading ? subscriptions : all);
  if (view === undefined) return null;
  const { title, text, label, name, href } = view;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <LinkButton
          variant="primary"
          href={href}
          aria-label={name}
          // Keeps its place until its sum is certain.
          style={{ visibility: isLoading ? 'hidden' : 'visible' }}
        >
          {label}
        </LinkButton>
      }
    >
      {text}
    </Alert>
  );
}

/** Alert about failed payments, with a button that pays everything due; nothing if all are paid. */
export function PastDue({ subscriptions }: PastDueProps) {
  return subscriptions.some(isUnpaid) && <PastDueAlert subscriptions={subscriptions} />;
}
