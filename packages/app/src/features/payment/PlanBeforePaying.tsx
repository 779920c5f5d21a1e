import { useAtomValue } from 'jotai';
import { PlanDisclosure } from '@patient/ui/PlanCard';
import { media } from '@patient/ui/theme';
import type { Subscription } from '@patient/api';
import { averagePriceAtom, planAddons, planChoices, type PlanPrice } from '#shared/pricing/index.ts';
import { formatCents } from '#shared/format/money.ts';

/** Props of {@link PlanBeforePaying}. */
export interface PlanBeforePayingProps {
  subscription: Subscription;
  planPrice: PlanPrice;
}

/** Plan with its price, shown before paying (privacy rules, 14). Folded on a phone, so that the card form is on its first screen. */
export function PlanBeforePaying({
  subscription,
  planPrice: { quote, price, state, retry },
}: PlanBeforePayingProps) {
  const { data: average } = useAtomValue(averagePriceAtom(subscription.productType));
  const { plan, addons } = quote?.subscription ?? subscription;
  const choices = planChoices({ plan });
  const isUnchanged = JSON.stringify(choices) === JSON.stringify(planChoices(subscription));
  const lines = [...choices, ...planAddons({ addons })].map(({ term, detail }) => ({
    id: term,
    label: term,
    value: detail,
  }));
  return (
    <PlanDisclosure
      name={plan?.productName}
      lines={lines}
      price={price}
      // Hides the quoted plan while it is refetched if the subscription already has another one.
      state={state === 'updating' && !isUnchanged ? 'loading' : state}
      onRetry={retry}
      defaultExpanded={matchMedia(media.roomy).matches}
    >
      {average && (
        <p>
          For comparison: the average of all plans for this treatment is {formatCents(average.price)} a month
          before coupons.
        </p>
      )}
    </PlanDisclosure>
  );
}
