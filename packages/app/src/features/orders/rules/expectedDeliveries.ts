import { isPaused } from '#features/subscriptions/index.ts';
import type { ExpectedDelivery } from './deliveryCalendar.ts';

/** Input of {@link expectedDeliveries}. */
export interface DeliverySource {
  readonly _id: string;
  readonly status?: string | null | undefined;
  readonly isApproved?: boolean | null | undefined;
  readonly pause?: { readonly until?: string | null | undefined } | null | undefined;
  readonly nextPeriodStart?: string | null | undefined;
  readonly nextBillingDate?: string | null | undefined;
}

const STOPPED: ReadonlySet<string> = new Set(['cancel', 'declined', 'not_verified', 'completed']);

/** Next delivery of each running subscription; a paused one has none. */
export function expectedDeliveries(subscriptions: readonly DeliverySource[]): ExpectedDelivery[] {
  return subscriptions.flatMap((subscription) => {
    const { _id, status, isApproved, nextPeriodStart, nextBillingDate } = subscription;
    const date = nextPeriodStart ?? nextBillingDate;
    const isRunning = (status === 'active' || isApproved === true) && !STOPPED.has(status ?? '');
    return date && isRunning && !isPaused(subscription) ? [{ id: _id, date }] : [];
  });
}
