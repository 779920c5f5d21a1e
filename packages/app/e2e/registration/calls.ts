import { addressOperations, documentedOperations } from '@patient/api/sandbox/contract';
import type { Fault } from '@patient/api/sandbox';
import type { RunningApp } from '../harness/startApp.ts';

/** Actions of the identity protocol in a registration; the OpenAPI description doesn't cover them. */
const identityActions = ['SignUp', 'InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken'];

const operations: readonly string[] = [
  ...identityActions.map((action) => `identity.${action}`),
  ...[...documentedOperations, ...addressOperations].map(({ operationId }) => operationId),
];

type CreateFault = (operation: string) => Omit<Fault, 'operation' | 'times'>;

/** Sets a fault for the first call of every operation. */
export const setFirstCallFaults = (app: RunningApp, createFault: CreateFault): Promise<void> =>
  app.setFaults(...operations.map((operation) => ({ operation, times: 1, ...createFault(operation) })));

/** Operations called since `setFirstCallFaults` or `recordCalls`, sorted. */
export async function readCalledOperations(app: RunningApp): Promise<readonly string[]> {
  const pending = new Set(await app.pendingFaults());
  return operations.filter((operation) => !pending.has(operation)).toSorted();
}

/** Records calls with a fault that has no effect. */
export const recordCalls = (app: RunningApp): Promise<void> =>
  setFirstCallFaults(app, () => ({ latency: 0 }));
