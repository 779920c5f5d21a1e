import { ApiError } from './apiError.ts';
import type { ErrorMetadata } from './apiError.ts';
import { cutText, MAX_MESSAGE_LENGTH } from './cutText.ts';
import { isRecord } from './isRecord.ts';

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** Errors of a connection; every other DOMException is of the browser, such as NotReadableError for a file. */
const CONNECTION_ERRORS: readonly string[] = ['TimeoutError', 'NetworkError'];

/**
 * What to throw when no whole answer came: an `ApiError`, or the error itself when the request was taken back, by its
 * signal or before it was sent, which is no failure.
 */
export function lineFailure(error: unknown, request: Request, operation: string): unknown {
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

/** An answer that is not what the description says. */
export function malformedAnswer(operation: string, status: number, cause?: unknown): ApiError {
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

/** Words for a service that gave none. */
const wordsFor = (status: number): string =>
  status >= 500
    ? 'Our service has a problem at the moment. Please try again in a few minutes.'
    : 'Our service could not do this. Please try again, or contact us for help.';

/** An answer that says no: the service's own message where it gave one. */
export function refusedAnswer(operation: string, status: number, bodyText: string): ApiError {
  const body = parsed(bodyText);
  const said = isRecord(body) ? body : {};
  const message =
    typeof said.message === 'string' && said.message !== ''
      ? cutText(said.message, MAX_MESSAGE_LENGTH)
      : wordsFor(status);
  return new ApiError({ kind: 'http', message, operation, status, metadata: metadataOf(said) });
}
