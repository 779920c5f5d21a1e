/**
 * Constants and limits of specification section 9; times are milliseconds. The times of the toast and the progress bar are tokens
 * (`packages/ui/tokens/primitive/motion.json`).
 */
export const LIMITS = {
  /** Delay before the socket reconnects: first, increase per attempt, and maximum. */
  socketReconnectMs: { first: 1_000, step: 1_000, max: 3_000 },
  notices: { limit: 10, page: 1 },
  couponsLimit: 49,
  addonsLimit: 49,
  pricePeriods: 2,
  /** Delay of analytics events after the route has settled. */
  analyticsDelayMs: 250,
} as const;
