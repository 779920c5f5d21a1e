import type { Coupon, Plan, ProductType } from '../../../core/schema.ts';

/** What a code is to be used on; what is not chosen yet fits every coupon. */
export interface Treatment extends Pick<Plan, 'frequencyOfDelivery' | 'frequencyOfReception'> {
  productType: ProductType;
}

/** Whether a coupon is for a treatment, by its product type, delivery and reception. */
export function appliesTo({ appliesTo: only = {} }: Coupon, treatment: Treatment): boolean {
  const { productType, frequencyOfDelivery: delivery, frequencyOfReception: reception } = treatment;
  if (only.appliesObjType !== undefined && only.appliesObjType !== productType) return false;
  const deliveries = only.frequencyOfDelivery ?? [];
  if (deliveries.length > 0 && delivery !== undefined && !deliveries.includes(delivery)) return false;
  const wanted = only.frequencyOfReception;
  return wanted === undefined || reception === undefined || wanted === reception;
}

/** Whether a coupon still holds for a bill, when it has been taken off so many before; without a count it always does. */
export const holdsFor = ({ usingPeriodsCount }: Coupon, billsBefore: number): boolean =>
  billsBefore < (usingPeriodsCount ?? Infinity);
