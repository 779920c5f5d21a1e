import type { Subscription } from '../../client/entities.ts';
import type { PeriodSum } from '../treatment/previewPeriods.ts';

/** Plan with the service's sums of its next periods. */
export interface Quote {
  readonly subscription: Subscription;
  readonly periods: readonly PeriodSum[];
}

/** Terms that a patient accepts by paying. */
interface Terms extends Pick<Quote, 'periods'> {
  readonly subscription: Pick<Subscription, 'plan' | 'addons' | 'coupons'>;
}

const idOf = ({ _id }: { readonly _id: string }) => _id;

/** Plan, add-ons, coupons and sums as one string, for comparing terms. */
export const termsKey = ({ subscription: { plan, addons = [], coupons = [] }, periods }: Terms): string =>
  JSON.stringify([plan, addons.map(idOf), coupons.map(idOf), periods]);

/** Plan, add-ons and coupons as one string, for checking that sums belong to a plan. */
export const planKey = (subscription: Terms['subscription']): string =>
  termsKey({ subscription, periods: [] });

/** Whether two quotes have the same plan, add-ons, coupons and sums. */
export const isSameQuote = (a: Terms, b: Terms): boolean => termsKey(a) === termsKey(b);
