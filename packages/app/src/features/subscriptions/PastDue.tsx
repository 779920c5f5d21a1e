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
  const { data: all } = useAtomValue(subscriptionsAtom);
  const view = pastDue(subscriptions, all);
  if (view === undefined) return null;
  const { title, text, label, name, href } = view;
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <LinkButton variant="primary" href={href} aria-label={name}>
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
