import { useAtomValue } from 'jotai';
import { ChargeList } from '@patient/ui/ChargeList';
import { Link } from '@patient/ui/Link';
import { NextBilling } from '@patient/ui/NextBilling';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { href } from '#shared/href.ts';
import { chargesAtom, periodPricesAtom } from '#shared/patient/subscriptions.ts';
import { isHolding } from './rules/actions.ts';
import { billing } from './rules/billing.ts';
import { QueryView } from '#shared/view/QueryView.tsx';

/** Props of {@link Billing}. */
export interface BillingProps {
  subscription: Subscription;
}

/** Last billings, history and next charge (specification section 4, "Billing lists"). */
export function Billing({ subscription }: BillingProps) {
  const charges = useAtomValue(chargesAtom(subscription._id));
  // The authorized sum is shown without them; PlanDetails shows their failure.
  const { data: periods } = useAtomValue(periodPricesAtom(isHolding(subscription) ? subscription._id : ''));
  return (
    <QueryView queries={[charges]} what="your bills" skeleton={<NextBilling state="loading" />}>
      {(loaded) => {
        const { last, failed, history, next } = billing(subscription, loaded, periods);
        return (
          <Stack gap={6}>
            {last.length > 0 && <ChargeList title="Last billings" charges={last} />}
            {failed.length > 0 && (
              <ChargeList
                title="Failed payments"
                note="You weren't charged for these."
                charges={failed}
                strings={{ receipt: 'details' }}
              />
            )}
            {history.length > 0 && (
              <ChargeList
                title="History"
                note="Payments that went through. They're in the list above, too."
                charges={history}
              />
            )}
            <NextBilling
              {...next}
              action={
                (next.state === 'upcoming' || next.state === 'paused' || next.state === 'failed') && (
                  <Link href={href('/user/profile/card', {}, { for: subscription._id })}>
                    Use another card
                  </Link>
                )
              }
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}
