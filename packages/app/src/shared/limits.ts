import { SESSION_MS } from '@patient/api/session';
import { STALE_CHUNK_MS } from './lazy/staleChunk.ts';

/** Business constants and limits of specification section 9; times are milliseconds. */
export const LIMITS = {
  /** A session ends this long after the last activity. */
  sessionMs: SESSION_MS,
  /** A toast closes by itself after this long. */
  toastMs: 3_000,
  /** Share of a notification that must be visible before it counts as read. */
  readVisibility: 0.75,
  /** Delay before the socket reconnects: first, increase per attempt, and maximum. */
  socketReconnectMs: { first: 1_000, step: 1_000, max: 3_000 },
  notices: { limit: 10, page: 1 },
  couponsLimit: 49,
  addonsLimit: 49,
  pricePeriods: 2,
  /** The route loading bar appears `throttle` after a navigation starts and is full after `duration`. */
  progressMs: { throttle: 200, duration: 5_000 },
  /** Delay of analytics events after the route has settled. */
  analyticsDelayMs: 250,
  /** Minimum time between reloads for a stale chunk (section 8). */
  staleChunkMs: STALE_CHUNK_MS,
} as const;
