import { formatDay } from '#shared/format/dates.ts';
import { isPaused, type ActionFacts } from './actions.ts';
import { skippedDates, type ScheduledSubscription } from './schedule.ts';

/**
 * Day of the delivery that was skipped last, which undoing a skip restores; undefined for none.
 * @param timeZone IANA name; without it the device's own
 */
export const lastSkipped = (subscription: ScheduledSubscription, timeZone?: string): string | undefined =>
  formatDay(skippedDates(subscription).at(-1), timeZone);

/**
 * What a skip changed: the skipped delivery, and the next one.
 * @param timeZone IANA name; without it the device's own
 */
export function skipResult(after: ScheduledSubscription, timeZone?: string): string {
  const skipped = lastSkipped(after, timeZone);
  const next = formatDay(after.nextPeriodStart ?? after.nextBillingDate, timeZone);
  const what = skipped
    ? `Your delivery on ${skipped} is skipped, and you won't be charged for it.`
    : 'Your next delivery is skipped.';
  return next ? `${what} The next delivery and charge are on ${next}.` : what;
}

/** Why a running subscription has no Skip; undefined where it has one. */
export function noSkipReason(subscription: ActionFacts): string | undefined {
  const { status, skipsLeft, skipPeriods } = subscription;
  if (status !== 'active' || skipsLeft !== 0 || isPaused(subscription)) return undefined;
  const most = skipPeriods ? ` You can skip up to ${skipPeriods} in a row.` : '';
  return `You can't skip another delivery right now.${most} To wait longer, pause your subscription.`;
}
