import type { Subscription } from '@patient/api';
import { isPaused } from '#features/subscriptions/index.ts';
import { hasEnded } from '#shared/format/status.ts';

/** Delivery as the calendar needs it. */
export interface ExpectedDelivery {
  /** Id of the subscription, so that importing again replaces the event. Opaque, as all ids of the service. */
  readonly id: string;
  /** Instant of the service. */
  readonly date: string;
}

/** Part of a subscription that decides its next delivery. */
export type DeliverySource = Pick<
  Subscription,
  '_id' | 'status' | 'isApproved' | 'pause' | 'nextPeriodStart' | 'nextBillingDate'
>;

/** Next delivery of each running subscription; a paused one has none. */
export function expectedDeliveries(subscriptions: readonly DeliverySource[]): ExpectedDelivery[] {
  return subscriptions.flatMap((subscription) => {
    const { _id, status, isApproved, nextPeriodStart, nextBillingDate } = subscription;
    const date = nextPeriodStart ?? nextBillingDate;
    const isRunning = (status === 'active' || isApproved === true) && !hasEnded(subscription);
    return date && isRunning && !isPaused(subscription) ? [{ id: _id, date }] : [];
  });
}

const dayOf = (date: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(date)
    .replaceAll('-', '');

const nextDay = (day: string): string => {
  const date = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + 1),
  );
  return date.toISOString().slice(0, 10).replaceAll('-', '');
};

const stampOf = (now: number): string => new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Calendar file (RFC 5545) with an all-day event for each delivery. Nothing in it names the treatment or the service,
 * because calendars are shared.
 * @param now milliseconds since 1970
 * @param timeZone IANA name; without it the device's own
 */
export function deliveryCalendar(
  deliveries: readonly ExpectedDelivery[],
  now: number,
  timeZone?: string,
): string {
  const events = deliveries.flatMap(({ id, date }) => {
    const instant = new Date(date);
    if (Number.isNaN(instant.getTime())) return [];
    const day = dayOf(instant, timeZone);
    return [
      'BEGIN:VEVENT',
      `UID:delivery-${id}`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${day}`,
      `DTEND;VALUE=DATE:${nextDay(day)}`,
      'SUMMARY:Package',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Calendar//EN', ...events, 'END:VCALENDAR', ''];
  return lines.join('\r\n');
}
