import { addressOperations, documentedOperations } from '@patient/api/sandbox/contract';
import type { Fault } from '@patient/api/sandbox';
import type { RunningApp } from '../harness/app.ts';

/** The identity protocol is not in the description; these are its actions that a registration may come to. */
const identity = ['SignUp', 'InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken'];

/** Every operation that a page could call. */
const operations: readonly string[] = [
  ...identity.map((action) => `identity.${action}`),
  ...[...documentedOperations, ...addressOperations].map(({ operationId }) => operationId),
];

/** Something that happens to the first call of each operation. */
type FirstCalls = (operation: string) => Omit<Fault, 'operation' | 'times'>;

/** Arms a fault for the first call of every operation there is. */
export const armAll = (app: RunningApp, fault: FirstCalls): Promise<void> =>
  app.setFaults(...operations.map((operation) => ({ operation, times: 1, ...fault(operation) })));

/** Operations that were called since all were armed, by name. */
export async function calledSince(app: RunningApp): Promise<readonly string[]> {
  const left = new Set(await app.armed());
  return operations.filter((operation) => !left.has(operation)).toSorted();
}

/** Only counts: a fault that waits for no time and changes nothing. */
export const watchCalls = (app: RunningApp): Promise<void> => armAll(app, () => ({ latency: 0 }));
