/** Code the app needs did not arrive: most likely the line is down. Its message may be shown. */
export class LineDownError extends Error {
  constructor(cause: unknown) {
    super('We could not reach our service. Check your connection and try again.', { cause });
    this.name = 'LineDownError';
  }
}
