import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOperations, documentedOperations } from '../../http/contract/index.ts';
import { type SignedInTokens, signInRequest } from '../../hosts/signIn.ts';
import { demoPassword, scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { NOTICE } from '../../hosts/node/index.ts';
import { createPerson } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';
import { quietSandbox } from '../support/patient.ts';
import { type ServiceProcess, startServiceProcess } from '../support/serviceProcess.ts';
import { requestOf } from './judge.ts';
import { wrongRequests } from './requests.ts';

const SCENARIO = 'demo';

/** Forms have more ways to fail than JSON: each field can have files and texts. */
const runsOf = (body: unknown): number =>
  SCALE * (JSON.stringify(body ?? '').includes('multipart/form-data') ? 30 : 9);

const operations = [
  ...documentedOperations,
  ...addressOperations.map((operation) => ({ ...operation, path: `/address${operation.path}` })),
];

async function signIn(url: string): Promise<string> {
  const { email } = scenarioNamed(SCENARIO);
  const response = await fetch(signInRequest(`${url}/identity`, email, demoPassword));
  const body: { AuthenticationResult: SignedInTokens } = await response.json();
  return body.AuthenticationResult.AccessToken;
}

/** Lines of the log that report a failure. */
const failuresIn = (service: ServiceProcess): readonly string[] =>
  service.log().filter((line) => line !== NOTICE && !line.startsWith('Mail to '));

test(
  'no request ends the process, or leaves a rejection without a handler',
  { timeout: 60_000 * SCALE },
  async () => {
    const sandbox = await quietSandbox();
    const { dictionary } = await createPerson(sandbox, SCENARIO);
    sandbox.store.close();
    const service = await startServiceProcess(':memory:');
    try {
      const token = await signIn(service.url);
      for (const operation of operations) {
        const numRuns = runsOf(operation.place.value['requestBody']);
        for (const spec of fc.sample(wrongRequests(operation, dictionary), { seed: SEED, numRuns })) {
          const request = requestOf(spec, token);
          const { pathname, search } = new URL(request.url);
          const response = await fetch(new Request(`${service.url}${pathname}${search}`, request));
          await response.arrayBuffer();
        }
        expect(failuresIn(service), `after ${operation.operationId}`).toEqual([]);
      }
      expect((await fetch(`${service.url}/get-enabled-states`)).status).toBe(200);
      expect(failuresIn(service)).toEqual([]);
    } finally {
      await service.kill();
    }
  },
);
