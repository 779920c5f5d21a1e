import { isRecord } from '@patient/api';
import { failureText } from '../format/failureText.ts';
import { MESSAGES } from '../messages.ts';

/** Effect of a failure besides its notification. */
export type ErrorOutcome = 'emptyVisitLog' | 'toSubscriptions';

interface KnownFailure {
  readonly isQuiet: boolean;
  readonly outcome: ErrorOutcome;
}

/** Messages of the service with special handling. */
const KNOWN_FAILURES: ReadonlyMap<string, KnownFailure> = new Map([
  [MESSAGES.visitLogMissing, { isQuiet: true, outcome: 'emptyVisitLog' }],
  [MESSAGES.subscriptionCompleted, { isQuiet: false, outcome: 'toSubscriptions' }],
]);

/** Content of the page's notification. */
export interface ToastMessage {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/**
 * Reasons of the service that a field shows with its own message (docs/decisions, "Calls without notifications").
 */
const FIELD_REASONS = ['phoneExist', 'couponProblem'];

const belongsToField = (error: unknown): boolean => {
  const metadata = error instanceof Error && 'metadata' in error ? error.metadata : undefined;
  return isRecord(metadata) && FIELD_REASONS.some((reason) => metadata[reason] !== undefined);
};

const isCanceled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Notification of a failure; undefined for canceled requests, quiet failures and those that a field shows. */
export function failureToast(error: unknown): ToastMessage | undefined {
  const message = failureText(error);
  const isQuiet = isCanceled(error) || KNOWN_FAILURES.get(message)?.isQuiet || belongsToField(error);
  return isQuiet ? undefined : { kind: 'error', message };
}

/** Effect of a failure besides its notification; undefined for most. */
export const outcomeOf = (error: unknown): ErrorOutcome | undefined =>
  KNOWN_FAILURES.get(failureText(error))?.outcome;
