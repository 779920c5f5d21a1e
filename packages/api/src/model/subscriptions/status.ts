/** Input of {@link subscriptionStatus}. */
export interface StatusFacts {
  readonly status?: string | null | undefined;
  readonly isApproved?: boolean | null | undefined;
}

const ENDED: ReadonlySet<string> = new Set(['cancel', 'declined', 'not_verified', 'completed']);

/** Whether a subscription has ended: it has no more deliveries or charges, and the treatment can be started again. */
export const hasEnded = ({ status }: StatusFacts): boolean => ENDED.has(status ?? '');
