/** Telemetry services; the code of one that is not configured is not loaded. */
export interface TelemetryConfig {
  /** Error-reporting service. */
  readonly errorReports?: { readonly dsn?: string | undefined } | undefined;
  readonly tags?: TagConfig | undefined;
}

/** Analytics of the public pages. */
export interface TagConfig {
  /** Id of the tag manager's container, such as GTM-ABC123. */
  readonly tagManagerId?: string | undefined;
  /** Id of the pixel, digits only. */
  readonly pixelId?: string | undefined;
  /** Base URL of `/tags/gtm.js` and `/pixel/fbevents.js`, which replace the vendors' scripts, such as the sandbox's. */
  readonly url?: string | undefined;
}
