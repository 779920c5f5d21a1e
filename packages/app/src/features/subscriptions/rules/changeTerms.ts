import type { CouponValue } from '#shared/pricing/index.ts';
import { allowedActions, requestedPeriods, type ActionFacts, type SubscriptionChange } from './actions.ts';
import { changeFacts, type ChangeFact } from './changeFacts.ts';
import { isHolding } from './hold.ts';
import { offeredSum, offerNote, offerText, type OfferedSubscription } from './offer.ts';
import { previewChange } from './previewChange.ts';
import type { ScheduledSubscription } from './schedule.ts';

/** Part of a subscription that decides what a change does. */
export type ChangedSubscription = ActionFacts & ScheduledSubscription & OfferedSubscription;

/** What a patient is shown of a change, and agrees to by confirming it. */
export interface ChangeTerms {
  /** Dates and sums, before and after. */
  readonly facts: readonly ChangeFact[];
  /** Billing periods to pause or skip. */
  readonly periods: number;
  /** Whether money is held, which a change of its own words follows from. */
  readonly isHolding: boolean;
  readonly isApproved: boolean;
  /** What an offer gives, in words; undefined for none. */
  readonly offer?: string | undefined;
}

/** Options of {@link changeTerms}. */
export interface ChangeTermsOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Coupon of an offer to come back. */
  readonly coupon?: CouponValue | undefined;
}

/** Terms of a change of a subscription. */
export function changeTerms(
  change: SubscriptionChange,
  subscription: ChangedSubscription,
  { now, coupon }: ChangeTermsOptions,
): ChangeTerms {
  const periods = requestedPeriods(change, subscription);
  const sum = coupon && offeredSum(subscription, coupon);
  const offer = coupon && [offerText(coupon), offerNote(subscription, coupon)];
  return {
    facts: changeFacts(
      previewChange(change, subscription, now, { periods, ...(sum !== undefined && { sum }) }),
    ),
    periods,
    isHolding: isHolding(subscription),
    isApproved: subscription.review?.value === 'approved',
    offer: offer?.filter((sentence) => sentence !== undefined).join(' '),
  };
}

const written = ({ facts, periods, isHolding: holds, isApproved, offer }: ChangeTerms) =>
  JSON.stringify([
    facts.map(({ term, before, after }) => [term, before, after]),
    periods,
    holds,
    isApproved,
    offer,
  ]);

/**
 * Whether a change may be made as the patient has agreed to it: a page can stay open while a doctor decides or another device
 * changes the subscription. What is no longer allowed goes to the service, which refuses it in its own words.
 * @param current the subscription as the service has it
 */
export const isAgreed = (
  change: SubscriptionChange,
  agreed: ChangeTerms,
  current: ChangedSubscription,
  options: ChangeTermsOptions,
): boolean =>
  !allowedActions(current).includes(change) ||
  written(agreed) === written(changeTerms(change, current, options));
