import { useAtomValue } from 'jotai';
import { Stack } from '@patient/ui/Stack';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import type { Subscription } from '@patient/api';
import { QueryView } from '#shared/view/QueryView.tsx';
import { Choices, PricesProblem } from './Choices.tsx';
import { pricingAtom, productsAtom } from './data/treatment.ts';
import {
  regularPrices,
  type TreatmentChoice,
  choose,
  treatmentState,
  TREATMENT_ORDER,
} from '@patient/api/model';

/** Props of {@link PlanEditor}. */
export interface PlanEditorProps {
  subscription: Pick<Subscription, '_id' | 'productType' | 'coupons'>;
  choice: TreatmentChoice;
  onChange: (choice: TreatmentChoice) => void;
}

/** All choices of an active plan on one page, each with its price. Saves nothing. */
export function PlanEditor({ subscription, choice, onChange }: PlanEditorProps) {
  const products = useAtomValue(productsAtom(subscription.productType));
  const pricing = useAtomValue(pricingAtom(subscription));
  const prices = regularPrices(pricing.data ?? [], subscription.coupons);
  return (
    <QueryView
      queries={[products]}
      what="your choices"
      skeleton={<TreatmentOptions label="Your choices" options={[]} state="loading" />}
    >
      {(offered) => (
        <Stack gap={6}>
          <PricesProblem pricing={pricing} />
          {treatmentState(offered, choice).steps.map((needed) => (
            <Choices
              key={needed.step}
              needed={needed}
              priceSource={{ products: offered, prices, chosen: choice, order: TREATMENT_ORDER }}
              arePricesLoading={pricing.isLoading}
              headingLevel={3}
              onChoose={(value) => onChange(choose(choice, needed.step, value))}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
