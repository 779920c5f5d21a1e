import { SESSION_MS } from '@patient/api/session';
import { STALE_CHUNK_MS } from './lazy/staleChunk.ts';

/** Business constants and limits of specification section 9; times are milliseconds. */
export const LIMITS = {
  /** A session ends this long after the last activity. */
  sessionMs: SESSION_MS,
  /** A toast closes by itself after this long. */
  toastMs: 3_000,
  /** The share of a notification that must be in view before it counts as read. */
  readVisibility: 0.75,
  /** Pause before the first, and the most before any, new try of the socket; it grows by one step a try. */
  socketReconnectMs: { first: 1_000, step: 1_000, most: 3_000 },
  notices: { limit: 10, page: 1 },
  couponsLimit: 49,
  addonsLimit: 49,
  pricePeriods: 2,
  /** The route loading bar shows itself this long after a route starts, and is full after its duration. */
  progressMs: { throttle: 200, duration: 5_000 },
  /** Analytics events go out this long after the route settled. */
  analyticsDelayMs: 250,
  /** A stale chunk reloads the page at most once in this time (section 8). */
  staleChunkMs: STALE_CHUNK_MS,
} as const;
