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
