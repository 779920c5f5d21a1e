import { Alert } from '@patient/ui/Alert';
import { LinkButton } from '@patient/ui/Link';
import { pastDue, type PastDueSource } from './rules/pastDue.ts';

/** Props of {@link PastDue}. */
export interface PastDueProps {
  subscriptions: readonly PastDueSource[];
}

/** Failed payments with one button that pays them; nothing where all are paid. */
export function PastDue({ subscriptions }: PastDueProps) {
  const view = pastDue(subscriptions);
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
