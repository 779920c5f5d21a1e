import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { ChargeList } from '@patient/ui/ChargeList';
import { Link } from '@patient/ui/Link';
import { NextBilling } from '@patient/ui/NextBilling';
import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { type TreatmentChoice, allowedActions, isPlanBilled } from '@patient/api/model';
import { billing } from './views/billing.ts';
import { billFacts, deliveryOffer, deliverySaving } from './views/payments.ts';
import { href } from '#shared/href.ts';
import { chargesAtom, periodPricesAtom } from '#shared/subscriptions.ts';
import { discountsAtom } from '#shared/pricing/index.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import * as styles from './subscription.css.ts';

/** Props of {@link Payments}. */
export interface PaymentsProps {
  subscription: Subscription;
  /** Opens the request of another delivery frequency. */
  onSwitch: (delivery: TreatmentChoice['frequencyOfDelivery']) => void;
}

/** What the delivery frequency saves, or an offer of a cheaper one. */
function Saving({ subscription, onSwitch }: PaymentsProps) {
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
        <div className={styles.offer}>
          <p>{offer.text}</p>
          <Button onPress={() => onSwitch(offer.delivery)}>{offer.label}</Button>
        </div>
      )}
    </>
  );
}

/** One list of charges, chosen by the patient if there are several. */
function Charges({ lists }: Pick<ReturnType<typeof billing>, 'lists'>) {
  const [chosen, setChosen] = useState<string>();
  const shown = lists.find(({ title }) => title === chosen) ?? lists[0];
  if (shown === undefined) return null;
  const { title, charges } = shown;
  const isFailed = title === 'Failed payments';
  return (
    <Stack gap={2}>
      {lists.length > 1 ? (
        <Select
          label="Show"
          options={lists.map((each) => ({ value: each.title, label: each.title }))}
          value={title}
          onChange={setChosen}
        />
      ) : (
        <h3 className={styles.listTitle}>{title}</h3>
      )}
      {isFailed && <p className={styles.quiet}>You weren&apos;t charged for these.</p>}
      <ChargeList title={title} charges={charges} strings={isFailed ? { receipt: 'details' } : {}} />
    </Stack>
  );
}

/** Next bill of a subscription, and its charges (specification section 4, "Billing lists"). */
export function Payments({ subscription, onSwitch }: PaymentsProps) {
  const titleId = useId();
  // Without future bills, or before another plan is decided, there are no prices to show.
  const isBilled = allowedActions(subscription).includes('cancel') && isPlanBilled(subscription);
  const charges = useAtomValue(chargesAtom(subscription._id));
  const prices = useAtomValue(periodPricesAtom(isBilled ? subscription._id : ''));
  const discounts = useAtomValue(discountsAtom(isBilled ? subscription : { _id: subscription._id }));
  // With the saving above the charges, which would move them.
  const shown = discounts.isLoading ? undefined : charges.data;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <h2 id={titleId} className={styles.title}>
          Payments
        </h2>
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
                <Charges lists={lists} />
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Card>
  );
}
