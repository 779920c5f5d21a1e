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

/** Calls whose success stays quiet: section 8, then decisions ("Notifications on the page"). `*` is any method. */
const QUIET_SUCCESSES: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/patient'],
  ['*', '/api/online-visit-log/{id}'],
  ['POST', '/api/chat/question-to-doctor'],
  ['POST', '/api/chat/{id}/send-file'],
  ['POST', '/api/fbevent'],
  ['POST', '/api/subscription/log-payment-attempt/{id}'],
];

/** What the one notification on the page says. */
export interface ToastMessage {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/** A call that ended. */
export interface EndedCall {
  /** Path pattern of the call, with or without its method in front: `PATCH /api/subscription/pause/{id}`. */
  readonly operation: string;
  readonly method: string;
  readonly ok: boolean;
  /** What it failed with; its message is the service's own where there was one. */
  readonly error?: unknown;
}

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' && message.trim() !== '' ? message : MESSAGES.failed;
}

function isQuietSuccess(operation: string, method: string): boolean {
  const path = operation.replace(/^[A-Z]+ /, '');
  return QUIET_SUCCESSES.some(
    ([quietMethod, quietPath]) => path === quietPath && (quietMethod === '*' || quietMethod === method),
  );
}

/** What the page says when a call ends, or undefined: every failure, and every success that is not a GET, but for the table's exceptions. */
export function toastFor({ operation, method, ok, error }: EndedCall): ToastMessage | undefined {
  const verb = method.toUpperCase();
  if (ok) {
    return verb === 'GET' || isQuietSuccess(operation, verb)
      ? undefined
      : { kind: 'info', message: MESSAGES.done };
  }
  const message = messageOf(error);
  // A request the app itself took back did not fail.
  return isCancelled(error) || KNOWN_FAILURES.get(message)?.isQuiet ? undefined : { kind: 'error', message };
}

/** What the app does about a failure besides telling it; undefined for most. */
export const outcomeOf = (error: unknown): ErrorOutcome | undefined =>
  KNOWN_FAILURES.get(messageOf(error))?.outcome;
