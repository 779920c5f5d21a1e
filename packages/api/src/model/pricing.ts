/** Months between two bills, and between two deliveries. */
export const monthsPerPeriod = (
  plan: { readonly frequencyOfDelivery?: string | null | undefined } | null | undefined,
): 1 | 3 => (plan?.frequencyOfDelivery === 'quarterly' ? 3 : 1);

/** What a coupon takes off. */
export interface Discount {
  /** @default '$' */
  readonly discountType?: '$' | '%' | undefined;
  /** Cents, or percent. */
  readonly discountValue: number;
}

/** Cents that a coupon takes off a sum: a fixed sum, or a percentage rounded to the nearest cent. */
export const discountOf = ({ discountType = '$', discountValue }: Discount, sum: number): number =>
  Math.round(discountType === '%' ? (sum * discountValue) / 100 : discountValue);

/** Treatments that a coupon is for; a field that is missing fits all. */
export interface CouponScope {
  readonly appliesObjType?: string | undefined;
  readonly frequencyOfDelivery?: readonly string[] | undefined;
  readonly frequencyOfReception?: string | undefined;
}

/** What a coupon is used on; what is not chosen yet fits every coupon. */
export interface CouponTreatment {
  readonly productType: string;
  readonly frequencyOfDelivery?: string | undefined;
  readonly frequencyOfReception?: string | undefined;
}

const isInScope = (
  { appliesObjType, frequencyOfDelivery: deliveries = [], frequencyOfReception }: CouponScope,
  { productType, frequencyOfDelivery: delivery, frequencyOfReception: reception }: CouponTreatment,
): boolean =>
  (appliesObjType === undefined || appliesObjType === productType) &&
  (deliveries.length === 0 || delivery === undefined || deliveries.includes(delivery)) &&
  (frequencyOfReception === undefined || reception === undefined || frequencyOfReception === reception);

/** Whether a coupon is for a treatment: it has no scopes, or the treatment is in one of them. */
export const appliesTo = (
  { appliesTo: scopes = [] }: { readonly appliesTo?: readonly CouponScope[] | undefined },
  treatment: CouponTreatment,
): boolean => scopes.length === 0 || scopes.some((scope) => isInScope(scope, treatment));
