import { formatDay, formatDays } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  type CouponValue,
  allowedActions,
  isApproved,
  isHolding,
  type SubscriptionChange,
  type SubscriptionFacts,
  previewChange,
  requestedPeriods,
  type ChangePreview,
  type Schedule,
  offeredSum,
} from '@patient/api/model';
import { offerNote, offerText } from './winback.ts';

/** Line of a preview: value before and after. */
export interface ChangeFact {
  readonly term: string;
  readonly before: string | undefined;
  readonly after: string;
}

const money = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatCents(cents);

const LINES: readonly {
  readonly term: string;
  readonly read: (schedule: Schedule) => string | undefined;
  /** Text of a value that is removed. */
  readonly none?: string;
}[] = [
  { term: 'Held on your card', read: ({ held }) => money(held), none: 'Released' },
  { term: 'Charged when a doctor approves', read: ({ onApproval }) => money(onApproval) },
  { term: 'Paused until', read: ({ pausedUntil }) => formatDay(pausedUntil) },
  { term: 'Next billing', read: ({ nextBilling }) => formatDay(nextBilling), none: 'None' },
  { term: 'Next delivery', read: ({ nextDelivery }) => formatDay(nextDelivery), none: 'None' },
  { term: 'Skipped', read: ({ skipped }) => formatDays(skipped), none: 'None' },
  { term: 'Amount', read: ({ sum }) => money(sum) },
  { term: 'Paid for until', read: ({ endsAt }) => formatDay(endsAt) },
];

/** Formatted effect of a change on dates and sum, without values that are absent before and after. */
export const changeFacts = ({ before, after }: ChangePreview): readonly ChangeFact[] =>
  LINES.flatMap(({ term, read, none }) => {
    const was = read(before);
    const will = read(after) ?? (was && none);
    return will === undefined ? [] : [{ term, before: was, after: will }];
  });

/** Terms that a patient accepts by confirming a change. */
export interface ChangeTerms {
  /** Dates and sums, before and after. */
  readonly facts: readonly ChangeFact[];
  /** Billing periods to pause or skip. */
  readonly periods: number;
  /** Whether there is a hold; the dialog's text depends on it. */
  readonly isHolding: boolean;
  readonly isApproved: boolean;
  /** Text about an offer; undefined without one. */
  readonly offer: string | undefined;
}

/** Options of {@link changeTerms}. */
export interface ChangeTermsOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Coupon of a win-back offer. */
  readonly coupon?: CouponValue | undefined;
}

/** Terms of a change of a subscription. */
export function changeTerms(
  change: SubscriptionChange,
  subscription: SubscriptionFacts,
  { now, coupon }: ChangeTermsOptions,
): ChangeTerms {
  const periods = requestedPeriods(change, subscription);
  const sum = coupon && offeredSum(subscription, coupon);
  const offer = coupon && [offerText(coupon, subscription), offerNote(subscription, coupon)];
  return {
    facts: changeFacts(previewChange(change, subscription, now, { periods, sum })),
    periods,
    isHolding: isHolding(subscription),
    isApproved: isApproved(subscription),
    offer: offer?.filter((sentence) => sentence !== undefined).join(' '),
  };
}

/**
 * Whether a change still has the terms that the patient accepted; a doctor or another device may have changed the
 * subscription while the page was open. A change that is no longer allowed is sent too: the service rejects it with a message.
 * @param current the refetched subscription
 */
export const isAgreed = (
  change: SubscriptionChange,
  agreed: ChangeTerms,
  current: SubscriptionFacts,
  options: ChangeTermsOptions,
): boolean =>
  !allowedActions(current).includes(change) ||
  JSON.stringify(agreed) === JSON.stringify(changeTerms(change, current, options));
