/** Part of a subscription that says when it is billed and sent next. */
export interface DueSource {
  readonly status?: string | null | undefined;
  readonly pause?: unknown;
  readonly nextBillingDate?: string | null | undefined;
}

/**
 * Whether a delivery is due and not ordered: its date has passed, and no bill has moved it on.
 * @param now milliseconds since 1970
 */
export const isDue = ({ status, pause, nextBillingDate }: DueSource, now: number): boolean =>
  status === 'active' && !pause && Date.parse(nextBillingDate ?? '') <= now;
