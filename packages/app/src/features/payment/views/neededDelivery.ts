import type { Coupon, Plan } from '@patient/api';
import { deliveryText } from '#shared/pricing/index.ts';

/** Delivery frequency required by coupons, such as "every 3 months"; undefined if the plan has it or any is accepted. */
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
