import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Button } from '@patient/ui/Button';
import { ChargeLists, type TitledCharges } from '@patient/ui/ChargeList';
import { Link } from '@patient/ui/Link';
import { NextBilling } from '@patient/ui/NextBilling';
import { SectionCard } from '@patient/ui/SectionCard';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { type TreatmentChoice, allowedActions, isPlanBilled } from '@patient/api/model';
import { href } from '#shared/href.ts';
import { chargesAtom, periodPricesAtom } from '#shared/subscriptions.ts';
import { discountsAtom } from '#shared/pricing/index.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { billing } from './views/billing.ts';
import { billFacts, deliveryOffer, deliverySaving } from './views/payments.ts';

/** Props of {@link Payments}. */
export interface PaymentsProps {
  subscription: Subscription;
  /** Opens the request of another delivery frequency. */
  onSwitch: (delivery: TreatmentChoice['frequencyOfDelivery']) => void;
  /** Rendered below the payments once they have loaded, because they would move it. */
  children?: ReactNode;
}

/** What the delivery frequency saves, or an offer of a cheaper one. */
function Saving({ subscription, onSwitch }: Omit<PaymentsProps, 'children'>) {
  // Optional: a failure is not shown.
  const { data: discounts = [] } = useAtomValue(discountsAtom(subscription));
  const chosen = subscription.plan?.frequencyOfDelivery;
  const saving = deliverySaving(discounts, chosen);
  const offer = allowedActions(subscription).includes('changeDose')
    ? deliveryOffer(discounts, chosen)
    : undefined;
  return (
    <>
      {saving && <p>{saving}</p>}
      {offer && (
        <Stack gap={3} align="start">
          <p>{offer.text}</p>
          <Button onPress={() => onSwitch(offer.delivery)}>{offer.label}</Button>
        </Stack>
      )}
    </>
  );
}

/** Adds to failed payments that nothing was charged. */
const withNote = (list: TitledCharges): TitledCharges =>
  list.title === 'Failed payments'
    ? { ...list, note: "You weren't charged for these.", strings: { receipt: 'details' } }
    : list;

/** Next bill of a subscription, and its charges (specification section 4, "Billing lists"). */
export function Payments({ subscription, onSwitch, children }: PaymentsProps) {
  // Without future bills, or before another plan is decided, there are no prices to show.
  const isBilled = allowedActions(subscription).includes('cancel') && isPlanBilled(subscription);
  const charges = useAtomValue(chargesAtom(subscription._id));
  const prices = useAtomValue(periodPricesAtom(isBilled ? subscription._id : ''));
  const discounts = useAtomValue(discountsAtom(isBilled ? subscription : { _id: subscription._id }));
  // With the saving above the charges, which would move them.
  const shown = discounts.isLoading ? undefined : charges.data;
  const isLoading = charges.isLoading || prices.isLoading || discounts.isLoading;
  return (
    <Stack gap={6}>
      <SectionCard title="Payments" gap={5}>
        <QueryView
          queries={[{ ...charges, data: shown }, isBilled ? prices : { ...prices, data: [] }]}
          what="your payments"
          skeleton={<NextBilling state="loading" headingLevel={3} />}
        >
          {(loaded, periods) => {
            const { lists, next } = billing(subscription, loaded);
            const isCardUsed =
              next.state === 'upcoming' || next.state === 'paused' || next.state === 'failed';
            return (
              <Stack gap={5}>
                <NextBilling
                  {...next}
                  headingLevel={3}
                  facts={isBilled ? billFacts(subscription, periods) : []}
                  action={
                    isCardUsed && (
                      <Link href={href('/user/profile/card', {}, { for: subscription._id })}>
                        Use another card
                      </Link>
                    )
                  }
                />
                {isBilled && <Saving subscription={subscription} onSwitch={onSwitch} />}
                <ChargeLists lists={lists.map(withNote)} />
              </Stack>
            );
          }}
        </QueryView>
      </SectionCard>
      {!isLoading && children}
    </Stack>
  );
}
