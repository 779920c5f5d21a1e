import type { Coupon, Plan } from '@patient/api';
import { deliveryText } from '#shared/pricing/index.ts';

/** Delivery that a plan's coupons are for, as "every 3 months"; undefined where the plan has it, or they are for any. */
export function neededDelivery(
  coupons: readonly Pick<Coupon, 'appliesTo'>[],
  plan: Pick<Plan, 'frequencyOfDelivery'> | undefined,
): string | undefined {
  const deliveries = coupons.flatMap(({ appliesTo = [] }) =>
    appliesTo.flatMap(({ frequencyOfDelivery = [] }) => frequencyOfDelivery),
  );
  const [needed] = deliveries;
  const chosen = plan?.frequencyOfDelivery;
  if (needed === undefined || (chosen !== undefined && deliveries.includes(chosen))) return undefined;
  return deliveryText(needed).toLowerCase();
}
