/** Where telemetry goes. What is not configured is not loaded. */
export interface TelemetryConfig {
  /** Error-reporting service. */
  readonly errorReports?: { readonly dsn?: string | undefined } | undefined;
  readonly tags?: TagConfig | undefined;
}

/** Analytics of the public pages. */
export interface TagConfig {
  /** Id of the tag manager's container, such as GTM-ABC123. */
  readonly tagManagerId?: string | undefined;
  /** Id of the pixel: digits. */
  readonly pixelId?: string | undefined;
  /** Address below which `/tags/gtm.js` and `/pixel/fbevents.js` replace the vendors' scripts, such as the sandbox's. */
  readonly url?: string | undefined;
}
