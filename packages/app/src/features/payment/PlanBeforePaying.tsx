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

/** What is bought: price, how often, when it renews and how it ends, before anything is paid (privacy rules, 14). */
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
              note="what patients of this treatment pay on average"
              amount={`${formatCents(average.price)} a month`}
            />
          )
        }
      />
      <p>
        Your plan renews until you cancel. You can cancel at any time under “Your subscriptions”, with a few
        presses and without a call. What you paid for still arrives.
      </p>
    </Stack>
  );
}
