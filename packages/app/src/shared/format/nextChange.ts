/**
 * Next time at which a page that shows dates has to change, ms since 1970: the end of the day on this device, or the first of
 * the instants.
 * @param time for which the page is rendered, ms since 1970
 * @param instants ISO 8601; missing, unreadable and past ones are ignored
 */
export function nextChange(time: number, instants: readonly (string | null | undefined)[]): number {
  const midnight = new Date(time).setHours(24, 0, 0, 0);
  const later = instants.map((instant) => Date.parse(instant ?? '')).filter((instant) => instant > time);
  return Math.min(midnight, ...later);
}
