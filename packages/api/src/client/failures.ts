import { ApiError } from './apiError.ts';
import type { ErrorMetadata } from './apiError.ts';
import { cutText, MAX_MESSAGE_LENGTH } from './cutText.ts';
import { isRecord } from './isRecord.ts';
import { readValidatorMessage } from './validatorMessage.ts';

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function metadataOf(body: Record<string, unknown>): ErrorMetadata | undefined {
  return isRecord(body.metadata) ? body.metadata : undefined;
}

/** Message for an error response without one for patients. */
const defaultMessage = (status: number): string =>
  status >= 500
    ? 'Our service has a problem at the moment. Please try again in a few minutes.'
    : 'Our service could not do this. Please try again, or contact us for help.';

/** Statuses of a request that the service's validator rejects. */
const INVALID_STATUSES: readonly number[] = [400, 422];

/** Error for an error status, with the service's message if it has one for patients. */
export function httpFailure(operation: string, status: number, bodyText: string): ApiError {
  const json = parsed(bodyText);
  const body = isRecord(json) ? json : {};
  const sent = typeof body.message === 'string' ? body.message : '';
  const invalid = INVALID_STATUSES.includes(status) ? readValidatorMessage(sent) : undefined;
  const message =
    sent === '' || invalid !== undefined ? defaultMessage(status) : cutText(sent, MAX_MESSAGE_LENGTH);
  return new ApiError({
    kind: 'http',
    message,
    operation,
    status,
    metadata: metadataOf(body),
    field: invalid?.field,
  });
}
