import { ApiError } from './apiError.ts';
import { refusalOf } from './refusal.ts';

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Names of connection errors. Other DOMExceptions come from the browser, such as NotReadableError for a file. */
const CONNECTION_ERRORS: readonly string[] = ['TimeoutError', 'NetworkError'];

/**
 * Error for a request without a complete response: an `ApiError`, or the original error if the request was canceled, which
 * is not a failure.
 */
export function connectionFailure(error: unknown, request: Request, operation: string): unknown {
  if (error instanceof ApiError) return error;
  if (isNamed(error, 'AbortError')) return error;
  if (request.signal.aborted && !isNamed(error, 'TimeoutError')) return error;
  if (error instanceof DOMException && !CONNECTION_ERRORS.includes(error.name))
    return new ApiError({
      kind: 'unsent',
      message: 'Your browser could not send this. Please try again, or contact us for help.',
      operation,
      cause: error,
    });
  return new ApiError({
    kind: 'network',
    message: 'We could not reach the service. Check your connection and try again.',
    operation,
    cause: error,
  });
}

/** Error for a response that doesn't match the OpenAPI description. */
export function malformedResponse(operation: string, status: number, cause?: unknown): ApiError {
  return new ApiError({
    kind: 'malformed',
    message: 'The service gave an answer that we could not read. Please try again.',
    operation,
    status,
    cause,
  });
}

/** Error for an error response, of which `bodyText` is the body. */
export const httpFailure = (operation: string, response: Response, bodyText: string): ApiError =>
  new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    ...refusalOf(response, bodyText, Date.now()),
  });

/** Attempts to send a file without progress after which the connection counts as too slow for it. */
const MAX_TIMEOUTS = 3;

/** Failure of an upload. */
export interface UploadFailure {
  readonly error: unknown;
  /** Attempts so far that were aborted because they made no progress. */
  readonly timeouts: number;
  /** Whether the connection is too slow for the file, so that only the patient tries again. */
  readonly isTooSlow: boolean;
}

/**
 * Counts attempts of an upload without progress.
 * @param before number of earlier ones
 */
export function uploadFailure(error: unknown, before: number): UploadFailure {
  if (!(error instanceof ApiError) || !isNamed(error.cause, 'TimeoutError'))
    return { error, timeouts: before, isTooSlow: false };
  const timeouts = before + 1;
  if (timeouts < MAX_TIMEOUTS) return { error, timeouts, isTooSlow: false };
  const { operation, cause } = error;
  const message = 'This file is too large for your connection.';
  return {
    error: new ApiError({ kind: 'network', message, operation, cause }),
    timeouts,
    isTooSlow: true,
  };
}
