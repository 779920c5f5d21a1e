import { sentence } from '#shared/format/plainText.ts';

const RECEPTION: ReadonlyMap<string, string> = new Map([
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['monthly', 'Once a month'],
]);
const DELIVERY: ReadonlyMap<string, string> = new Map([
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
]);

/** Frequency of use; a number is uses a month (decisions, "Treatments and prices"). */
export function receptionText(frequency: string): string {
  if (/^\d+$/.test(frequency)) return frequency === '1' ? '1 use a month' : `${frequency} uses a month`;
  return RECEPTION.get(frequency) ?? sentence(frequency);
}

/** Frequency of delivery. */
export const deliveryText = (frequency: string): string => DELIVERY.get(frequency) ?? sentence(frequency);

/** Billing interval: "every 3 months". */
export const everyPeriod = (months: 1 | 3): string => (months === 3 ? 'every 3 months' : 'every month');
