/** One call that the tag manager or the pixel made, with everything that left the page. */
export interface TagEvent {
  _id: string;
  /** ISO 8601, by the service's clock. */
  receivedAt: string;
  sink: 'tags' | 'pixel';
  /** `script`: its script was loaded; `event`: it reported something. */
  kind: 'script' | 'event';
  /** The query of the call. */
  query: Record<string, string>;
  /** The JSON body of the call, where it had one. */
  body?: unknown;
  /** The page it came from, where the browser says so. */
  referrer?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the newest hits of the tag manager and the pixel. */
    events: TagEvent;
  }
}
