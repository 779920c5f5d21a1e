import type { Subscription } from '../../../core/schema.ts';

/** Name of a treatment in notifications. */
export const treatmentName = ({ plan }: Pick<Subscription, 'plan'>): string =>
  plan?.variationName ?? plan?.productName ?? 'your treatment';

/** Notification of a submitted registration. */
export const submittedText = (subscription: Pick<Subscription, 'plan'>): string =>
  `Thanks! A doctor will review your answers about ${treatmentName(subscription)}, usually within 24 hours.`;

const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats the day of an instant in UTC, such as "Mar 18, 2026". */
export const dayText = (iso: string): string => days.format(new Date(iso));
