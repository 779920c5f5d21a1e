import { isRecord } from '@patient/api';
import { failureText } from '../format/failureText.ts';
import { MESSAGES } from '../messages.ts';

/** What a message of the service means beyond its words. */
export type ErrorOutcome = 'emptyVisitLog' | 'toSubscriptions';

interface KnownFailure {
  readonly isQuiet: boolean;
  readonly outcome: ErrorOutcome;
}

/** Messages of the service that have a rule of their own. */
const KNOWN_FAILURES: ReadonlyMap<string, KnownFailure> = new Map([
  [MESSAGES.visitLogMissing, { isQuiet: true, outcome: 'emptyVisitLog' }],
  [MESSAGES.subscriptionCompleted, { isQuiet: false, outcome: 'toSubscriptions' }],
]);

/** What the one notification on the page says. */
export interface ToastMessage {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/**
 * Reasons of the service that belong to a field, which shows them in words of its own (docs/decisions, "Calls without
 * notifications").
 */
const FIELD_REASONS = ['phoneExist', 'couponProblem'];

const belongsToField = (error: unknown): boolean => {
  const metadata = error instanceof Error && 'metadata' in error ? error.metadata : undefined;
  return isRecord(metadata) && FIELD_REASONS.some((reason) => metadata[reason] !== undefined);
};

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Notification of a failure; undefined for a canceled request, and for quiet failures and those of a field. */
export function failureToast(error: unknown): ToastMessage | undefined {
  const message = failureText(error);
  const isQuiet = isCancelled(error) || KNOWN_FAILURES.get(message)?.isQuiet || belongsToField(error);
  return isQuiet ? undefined : { kind: 'error', message };
}

/** What the app does about a failure besides telling it; undefined for most. */
export const outcomeOf = (error: unknown): ErrorOutcome | undefined =>
  KNOWN_FAILURES.get(failureText(error))?.outcome;
