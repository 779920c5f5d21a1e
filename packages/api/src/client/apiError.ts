import type { components } from '../generated/patient.ts';

/** How a call failed: no response, a rejection, an unreadable response, or a request that the browser can't send. */
export type ApiErrorKind = 'network' | 'http' | 'malformed' | 'unsent';

/** What the service says about a failure beyond its message, such as `phoneExist`. */
export type ErrorMetadata = components['schemas']['ErrorMetadata'];

/** The parts of an `ApiError`. */
export interface ApiErrorParts {
  kind: ApiErrorKind;
  message: string;
  operation: string;
  status?: number;
  metadata?: ErrorMetadata | undefined;
  cause?: unknown;
}

/** The one error that every failed call ends in (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly metadata: ErrorMetadata | undefined;
  /** Method and path pattern, such as 'PATCH /api/subscription/pause/{id}'; never an id, so it may be logged. */
  readonly operation: string;

  constructor({ kind, message, operation, status = 0, metadata, cause }: ApiErrorParts) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.metadata = metadata;
    this.operation = operation;
  }
}
