import { periodPricesAtom } from '#shared/patient/subscriptions.ts';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { PriceLine } from '@patient/ui/PriceLine';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { formatCents } from '#shared/format/money.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { countedFrom, couponsLeft, couponText, discountsAtom } from '#shared/pricing/index.ts';
import * as styles from '../subscription.css.ts';
import { deliverySavings, priceRows } from '../rules/planDetails.ts';

/** Props of {@link PlanDetails}. */
export interface PlanDetailsProps {
  subscription: Subscription;
}

/** Sums of the last and the next two bills, savings of the delivery frequency, add-ons and coupons. */
export function PlanDetails({ subscription }: PlanDetailsProps) {
  const titleId = useId();
  const prices = useAtomValue(periodPricesAtom(subscription._id));
  // Optional: a failure is not shown.
  const { data: discounts = [] } = useAtomValue(discountsAtom(subscription));
  const { addons = [], plan } = subscription;
  const savings = deliverySavings(discounts, plan?.frequencyOfDelivery);
  return (
    <QueryView queries={[prices]} what="your prices" skeleton={<CardSkeleton />}>
      {(periods) => {
        // Coupons without effect on this plan are not shown.
        const isLower = periods.some(({ sum, discountedPrice = sum }) => discountedPrice < sum);
        const coupons = isLower ? couponsLeft(subscription.coupons) : [];
        if (periods.length === 0) return null;
        return (
          <Card as="section" aria-labelledby={titleId} className={styles.card}>
            <h2 id={titleId} className={styles.title}>
              What you pay
            </h2>
            <Stack as="ul" gap={2}>
              {priceRows(subscription, periods).map((row) => (
                <PriceLine key={row.label} as="li" {...row} />
              ))}
            </Stack>
            {savings.map((saving) => (
              <p key={saving}>{saving}</p>
            ))}
            {(addons.length > 0 || coupons.length > 0) && (
              <DescriptionList
                facts={[
                  ...addons.map(({ name, price }) => ({
                    term: `Add-on: ${name}`,
                    detail: `${formatCents(price)} each delivery`,
                  })),
                  ...coupons.map((coupon) => ({
                    term: `Coupon ${coupon.name}`,
                    detail: couponText(coupon, countedFrom(subscription)),
                  })),
                ]}
              />
            )}
          </Card>
        );
      }}
    </QueryView>
  );
}
