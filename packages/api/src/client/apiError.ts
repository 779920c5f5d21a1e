import type { components } from '../generated/patient.ts';

/** How a call failed: no response, an error status, an unreadable response, or a request that the browser can't send. */
export type ApiErrorKind = 'network' | 'http' | 'malformed' | 'unsent';

/** Details of a failure besides its message, such as `phoneExist`. */
export type ErrorMetadata = components['schemas']['ErrorMetadata'];

/** The parts of an `ApiError`. */
export interface ApiErrorParts {
  kind: ApiErrorKind;
  message: string;
  operation: string;
  status?: number;
  metadata?: ErrorMetadata | undefined;
  field?: string | undefined;
  retryAt?: number | undefined;
  cause?: unknown;
}

/** Error thrown by every failed call (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 if no response was received. */
  readonly status: number;
  readonly metadata: ErrorMetadata | undefined;
  /** Field of the request that the service's validator rejected, such as `email`; undefined for any other failure. */
  readonly field: string | undefined;
  /** Time of the next attempt that the service accepts (`Retry-After` of a 429 or 503), ms since 1970. */
  readonly retryAt: number | undefined;
  /** Method and path pattern, such as 'PATCH /api/subscription/pause/{id}'. Contains no ids, so that it can be logged. */
  readonly operation: string;

  constructor({ kind, message, operation, status = 0, metadata, field, retryAt, cause }: ApiErrorParts) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.metadata = metadata;
    this.field = field;
    this.retryAt = retryAt;
    this.operation = operation;
  }
}
