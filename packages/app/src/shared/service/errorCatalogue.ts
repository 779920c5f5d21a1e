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

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Notification of a failure; undefined for a canceled request and for failures the specification keeps quiet. */
export function failureToast(error: unknown): ToastMessage | undefined {
  const message = failureText(error);
  return isCancelled(error) || KNOWN_FAILURES.get(message)?.isQuiet ? undefined : { kind: 'error', message };
}

/** What the app does about a failure besides telling it; undefined for most. */
export const outcomeOf = (error: unknown): ErrorOutcome | undefined =>
  KNOWN_FAILURES.get(failureText(error))?.outcome;
