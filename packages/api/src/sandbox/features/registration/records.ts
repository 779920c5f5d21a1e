import type { TrackingEvent } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account; conversion events, by the id the app gave them. */
    trackingEvents: TrackingEvent;
  }
}
