import { useAtomValue } from 'jotai';
import { NextBilling } from '@patient/ui/NextBilling';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { chargesAtom } from '../../shared/patient/subscriptions.ts';
import { billingView } from './rules/billingView.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';
import { LastBillings } from './LastBillings.tsx';

/** Props of {@link Billing}. */
export interface BillingProps {
  subscription: Subscription;
}

/** What was billed last, and what comes next (specification section 4, "Billing lists"). */
export function Billing({ subscription }: BillingProps) {
  const { data: charges, error, isFetching, refetch } = useAtomValue(chargesAtom(subscription._id));
  if (!charges && error) {
    return (
      <LoadFailure what="your bills" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!charges) return <NextBilling state="loading" />;
  const { last, next } = billingView(subscription, charges);
  return (
    <Stack gap={6}>
      {last.length > 0 && <LastBillings billings={last} />}
      <NextBilling {...next} />
    </Stack>
  );
}
