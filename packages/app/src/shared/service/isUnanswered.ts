import { ApiError } from '@patient/api';

/** No answer, one that can't be read, or a service in trouble: what was asked for can have been done all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind !== 'http' || error.status >= 500);
