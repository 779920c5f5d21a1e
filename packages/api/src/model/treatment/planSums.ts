import type { CouponTerms } from './coupons.ts';

/** Fields of a plan that determine sums and dates. */
export interface PlanTerms {
  readonly frequencyOfDelivery?: string | null | undefined;
  /** Sum of one delivery, whole cents. */
  readonly price?: number | null | undefined;
}

/** Fields of a subscription that determine its next sum. */
export interface PricedSubscription {
  readonly plan?: PlanTerms | null | undefined;
  readonly addons?: readonly { readonly price: number }[] | null | undefined;
  /** Sum of the next bill after coupons, whole cents. */
  readonly discountedPrice?: number | null | undefined;
}

/** Sum of one bill before coupons, whole cents: delivery and add-ons. */
export function regularSum({ plan, addons }: PricedSubscription): number | undefined {
  const { price } = plan ?? {};
  if (price === undefined || price === null) return undefined;
  return (addons ?? []).reduce((sum, addon) => sum + addon.price, price);
}

/** Sum of the next bill after coupons, whole cents. */
export const deliverySum = (subscription: PricedSubscription): number | undefined =>
  subscription.discountedPrice ?? regularSum(subscription);

/** Price per month, rounded to the nearest cent. */
export function perMonth(cents: number, months: 1 | 3): number {
  const rest = cents % months;
  return (cents - rest) / months + (rest * 2 >= months ? 1 : 0);
}

export type OptionalText = string | null | undefined;

/** Source of a plan's lines; missing values are left out. */
export interface PlanFactsSource extends PricedSubscription {
  readonly plan?:
    | (PlanTerms & {
        readonly productName?: OptionalText;
        readonly variationName?: OptionalText;
        readonly weight?: number | string | null | undefined;
        readonly measure?: OptionalText;
        readonly frequencyOfReception?: OptionalText;
        readonly packageType?: OptionalText;
        readonly substance?: OptionalText;
        readonly productDescription?: OptionalText;
        readonly variationDescription?: OptionalText;
      })
    | null
    | undefined;
  readonly addons?: readonly { readonly name: string; readonly price: number }[] | null | undefined;
  readonly coupons?: readonly CouponTerms[] | null | undefined;
  /** Bills paid so far. */
  readonly sequencePaymentPeriod?: number | null | undefined;
}
