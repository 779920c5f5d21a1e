import { ApiError } from '@patient/api';

/** No usable response (network error, unreadable body, 5xx): the request may have succeeded. */
export const mayHaveSucceeded = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'unsent' && (error.kind !== 'http' || error.status >= 500);
