import type { Subscription } from '@patient/api';
import type { PeriodSum } from './priceSummary.ts';

/** A plan with the service's sums of its next periods. */
export interface Quote {
  readonly subscription: Subscription;
  readonly periods: readonly PeriodSum[];
}

/** What a patient agrees to by paying. */
interface Terms extends Pick<Quote, 'periods'> {
  readonly subscription: Pick<Subscription, 'plan' | 'addons' | 'coupons'>;
}

const idOf = ({ _id }: { readonly _id: string }) => _id;

/** A plan with its add-ons, coupons and sums as one text, to compare what is agreed to. */
export const termsKey = ({ subscription: { plan, addons = [], coupons = [] }, periods }: Terms): string =>
  JSON.stringify([plan, addons.map(idOf), coupons.map(idOf), periods]);

/** A plan with its add-ons and coupons as one text, to tell whether sums are those of the plan beside them. */
export const planKey = (subscription: Terms['subscription']): string =>
  termsKey({ subscription, periods: [] });

/** Whether two quotes are of the same plan, with the same add-ons, coupons and sums. */
export const isSameQuote = (a: Terms, b: Terms): boolean => termsKey(a) === termsKey(b);
