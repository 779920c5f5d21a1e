import type { operations as Operations } from '../generated/patient.ts';

/** Id of an operation in the description. */
export type OperationId = keyof Operations;

const operations = new WeakMap<Response, string>();

/** Remembers which operation an answer belongs to, since its address holds ids and may not be logged. */
export function rememberOperation(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** The operation an answer belongs to, such as 'GET /api/subscription/{id}'. */
export function operationOf(response: Response): string {
  return operations.get(response) ?? 'unknown operation';
}
