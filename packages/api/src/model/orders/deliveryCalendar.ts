import type { Subscription } from '../../client/entities.ts';
import { isPaused } from '../subscriptions/actions.ts';
import { hasEnded } from '../subscriptions/status.ts';

/** Delivery for the calendar. */
export interface ExpectedDelivery {
  /** Subscription id, so that importing again replaces the event. Opaque, like all ids of the service. */
  readonly id: string;
  /** ISO instant. */
  readonly date: string;
}

/** Fields of a subscription that determine its next delivery. */
export type DeliverySource = Pick<
  Subscription,
  '_id' | 'status' | 'isApproved' | 'pause' | 'nextPeriodStart' | 'nextBillingDate'
>;

/** Next delivery of each running subscription that is not paused. */
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
