import { useAtomValue } from 'jotai';
import { NextBilling } from '@patient/ui/NextBilling';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { chargesAtom } from '../../shared/patient/subscriptions.ts';
import { billingView } from './rules/billingView.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import { LastBillings } from './LastBillings.tsx';

/** Props of {@link Billing}. */
export interface BillingProps {
  subscription: Subscription;
}

/** Last and next charges (specification section 4, "Billing lists"). */
export function Billing({ subscription }: BillingProps) {
  const charges = useAtomValue(chargesAtom(subscription._id));
  return (
    <QueryView queries={[charges]} what="your bills" skeleton={<NextBilling state="loading" />}>
      {(loaded) => {
        const { last, next } = billingView(subscription, loaded);
        return (
          <Stack gap={6}>
            {last.length > 0 && <LastBillings billings={last} />}
            <NextBilling {...next} />
          </Stack>
        );
      }}
    </QueryView>
  );
}
