import type { Coupon, Plan, ProductType } from '../../../core/schema.ts';

/** What a code is to be used on; what is not chosen yet fits every coupon. */
export interface Treatment extends Pick<Plan, 'frequencyOfDelivery' | 'frequencyOfReception'> {
  productType: ProductType;
}

type CouponScope = NonNullable<Coupon['appliesTo']>[number];

/** Whether a treatment is in a scope, by its product type, delivery and reception. */
function isInScope(
  { appliesObjType, frequencyOfDelivery: deliveries = [], frequencyOfReception }: CouponScope,
  { productType, frequencyOfDelivery: delivery, frequencyOfReception: reception }: Treatment,
): boolean {
  if (appliesObjType !== undefined && appliesObjType !== productType) return false;
  if (deliveries.length > 0 && delivery !== undefined && !deliveries.includes(delivery)) return false;
  return frequencyOfReception === undefined || reception === undefined || frequencyOfReception === reception;
}

/** Whether a coupon is for a treatment: it has no scopes, or the treatment is in one of them. */
export const appliesTo = ({ appliesTo: scopes = [] }: Coupon, treatment: Treatment): boolean =>
  scopes.length === 0 || scopes.some((scope) => isInScope(scope, treatment));

/** Whether a coupon still applies after a number of bills; without usingPeriodsCount it always does. */
export const holdsFor = ({ usingPeriodsCount }: Coupon, billsBefore: number): boolean =>
  billsBefore < (usingPeriodsCount ?? Infinity);
