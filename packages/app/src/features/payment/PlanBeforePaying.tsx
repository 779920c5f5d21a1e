import { useAtomValue } from 'jotai';
import { PlanCard } from '@patient/ui/PlanCard';
import { PriceLine } from '@patient/ui/PriceLine';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { averagePriceAtom, planChoices, usePlanPrice } from '../treatment/index.ts';
import { formatCents } from '../../shared/format/money.ts';

/** Props of {@link PlanBeforePaying}. */
export interface PlanBeforePayingProps {
  subscription: Subscription;
}

/** Price, frequency, renewal and cancellation, before anything is paid (privacy rules, 14). */
export function PlanBeforePaying({ subscription }: PlanBeforePayingProps) {
  const { price, state, retry } = usePlanPrice(subscription);
  const { data: average } = useAtomValue(averagePriceAtom(subscription.productType));
  const { plan, addons = [] } = subscription;
  const chosen = planChoices(subscription).map(({ term, detail }) => ({
    id: term,
    label: term,
    value: detail,
  }));
  const added = addons.map(({ _id, name, price: cents }) => ({
    id: _id,
    label: name,
    value: `${formatCents(cents)} a delivery`,
  }));
  return (
    <Stack gap={4}>
      <PlanCard
        name={plan?.productName}
        imageUrl={plan?.productImgUrl}
        lines={[...chosen, ...added]}
        price={price}
        state={state}
        onRetry={retry}
        action={
          average && (
            <PriceLine
              emphasis="quiet"
              label="For comparison"
              note="average price for this treatment"
              amount={`${formatCents(average.price)} a month`}
            />
          )
        }
      />
      <p>
        Your plan renews until you cancel. You can cancel online at any time under “Your subscriptions”. You
        don&apos;t have to call, and you still get what you paid for.
      </p>
    </Stack>
  );
}
