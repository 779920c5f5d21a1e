/** Error that becomes a response with the status and `{ message, metadata }`. */
export class HttpError extends Error {
  readonly status: number;
  readonly metadata: Record<string, unknown> | undefined;

  constructor(status: number, message: string, metadata?: Record<string, unknown>) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.metadata = metadata;
  }
}
