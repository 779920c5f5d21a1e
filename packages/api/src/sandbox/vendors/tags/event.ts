/** Call of the tag manager or the pixel, with all data that it sent. */
export interface TagEvent {
  _id: string;
  /** ISO 8601, by the service's clock. */
  receivedAt: string;
  sink: 'tags' | 'pixel';
  /** `script` if its script was loaded, `event` if it reported something. */
  kind: 'script' | 'event';
  /** Query of the call. */
  query: Record<string, string>;
  /** JSON body of the call, if any. */
  body?: unknown;
  /** Referrer, if the browser sends it. */
  referrer?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; recent calls of the tag manager and the pixel. */
    events: TagEvent;
  }
}
