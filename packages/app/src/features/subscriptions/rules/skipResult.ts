import { formatDay } from '../../../shared/format/dates.ts';
import { skippedDates, type ScheduledSubscription } from './schedule.ts';

/**
 * What a skip changed: the delivery that is left out, and the one that comes instead.
 * @param timeZone IANA name; without it the device's own
 */
export function skipResult(after: ScheduledSubscription, timeZone?: string): string {
  const skipped = formatDay(skippedDates(after).at(-1), timeZone);
  const next = formatDay(after.nextPeriodStart ?? after.nextBillingDate, timeZone);
  const what = skipped
    ? `Your delivery on ${skipped} is skipped, and you won't be charged for it.`
    : 'Your next delivery is skipped.';
  return next ? `${what} The next delivery and charge are on ${next}.` : what;
}
