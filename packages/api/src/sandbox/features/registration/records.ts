import type { TrackingEvent } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account; conversion events. The app chooses the id. */
    trackingEvents: TrackingEvent;
  }
}
