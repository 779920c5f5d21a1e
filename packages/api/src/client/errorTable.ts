import { ApiError } from './apiError.ts';

/** The messages of the service that mean more than their words (specification, section 8). */
export const knownMessages = {
  /** The log is treated as empty and the question index starts at 0. */
  visitLogMissing: 'Online visit log not found!',
  /** The patient goes back to /user/subscriptions. */
  subscriptionCompleted: 'Cannot update subscription! Subscription completed.',
} as const;

/** Failures that show no toast. */
const quietFailures: readonly string[] = [knownMessages.visitLogMissing];

/** Successful calls that show no 'Done !', as method and path pattern. */
const quietSuccesses: readonly string[] = [
  'POST /api/patient',
  'POST /api/online-visit-log/{id}',
  'PUT /api/online-visit-log/{id}',
  'POST /api/fbevent',
  'POST /api/subscription/log-payment-attempt/{id}',
  'POST /api/chat/question-to-doctor',
  'POST /api/chat/{id}/send-file',
];

/** Whether the service failed with that message. */
export function isKnownFailure(error: unknown, known: keyof typeof knownMessages): boolean {
  return error instanceof ApiError && error.message === knownMessages[known];
}

/** What the toast says about a failed call; undefined when it shows none. */
export function failureToast(error: ApiError): string | undefined {
  return quietFailures.includes(error.message) ? undefined : error.message;
}

/** Whether a successful call, named by method and path pattern, shows 'Done !'. */
export function showsDone(operation: string): boolean {
  return !operation.startsWith('GET ') && !quietSuccesses.includes(operation);
}
