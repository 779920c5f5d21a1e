/** The app could not load code or a file, most likely because it is offline. Its message may be shown. */
export class ConnectionError extends Error {
  constructor(
    cause: unknown,
    message = "We couldn't reach our service. Check your connection and try again.",
  ) {
    super(message, { cause });
    this.name = 'ConnectionError';
  }
}

/** Code of this page is missing although the app's server responds: a release removed it, or the browser blocks it. */
export class StaleCodeError extends ConnectionError {
  constructor(cause: unknown) {
    super(
      cause,
      "Part of this page didn't load. Reload the page, then try again. If that doesn't help, turn off your ad blocker for this site.",
    );
  }
}
