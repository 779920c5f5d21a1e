import { addMonths, dayOf } from '../dates.ts';
import { monthsPerPeriod } from '../treatment/pricing.ts';

/** Fields of a subscription that determine the dates of its charges. */
export interface BillingTerms {
  readonly plan?: { readonly frequencyOfDelivery?: string | null | undefined } | null | undefined;
  /** Day of the month of charges, also after a shorter month. */
  readonly billingDay?: number | null | undefined;
}

/**
 * Date of the charge a number of billing periods after another one: whole periods in UTC, on the same day of the month
 * (decisions, "Subscriptions").
 */
export const chargeAfter = ({ plan, billingDay }: BillingTerms, charge: string, periods: number): string =>
  addMonths(charge, periods * monthsPerPeriod(plan), billingDay ?? dayOf(charge));
