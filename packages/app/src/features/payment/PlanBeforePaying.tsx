import { useAtomValue } from 'jotai';
import { PlanCard } from '@patient/ui/PlanCard';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { averagePriceAtom, planAddons, planChoices, usePlanPrice } from '#shared/pricing/index.ts';
import { formatCents } from '#shared/format/money.ts';

/** Props of {@link PlanBeforePaying}. */
export interface PlanBeforePayingProps {
  subscription: Subscription;
}

/** Price, frequency, next date and cancellation, shown before paying (privacy rules, 14). */
export function PlanBeforePaying({ subscription }: PlanBeforePayingProps) {
  const { plan: quoted, price, state, retry } = usePlanPrice(subscription);
  const { data: average } = useAtomValue(averagePriceAtom(subscription.productType));
  const { plan, addons } = quoted ?? subscription;
  const choices = planChoices({ plan });
  const isUnchanged = JSON.stringify(choices) === JSON.stringify(planChoices(subscription));
  const lines = [...choices, ...planAddons({ addons })].map(({ term, detail }) => ({
    id: term,
    label: term,
    value: detail,
  }));
  return (
    <Stack gap={4}>
      <PlanCard
        name={plan?.productName}
        imageUrl={plan?.productImgUrl}
        lines={lines}
        price={price}
        // Hides the quoted plan while it is refetched if the subscription already has another one.
        state={state === 'updating' && !isUnchanged ? 'loading' : state}
        onRetry={retry}
      />
      <p>
        Your plan renews until you cancel. You can pause, skip, or cancel online at any time on your Home
        page. You don&apos;t need to call or message us, and you still get what you paid for.
      </p>
      {average && (
        <p>
          For comparison: the average of all plans for this treatment is {formatCents(average.price)} a month
          before coupons.
        </p>
      )}
    </Stack>
  );
}
