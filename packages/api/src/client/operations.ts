import type { operations as Operations } from '../generated/patient.ts';

/** Id of an operation in the OpenAPI description. */
export type OperationId = keyof Operations;

const operations = new WeakMap<Response, string>();

/** Stores the operation of a response, for logging: its URL contains ids and must not be logged. */
export function rememberOperation(response: Response, operation: string): void {
  operations.set(response, operation);
}

/** Operation of a response, such as 'GET /api/subscription/{id}'. */
export function operationOf(response: Response): string {
  return operations.get(response) ?? 'unknown operation';
}
