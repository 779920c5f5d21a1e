import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOperations, documentedOperations } from '../../contract/index.ts';
import type { Sandbox } from '../../sandbox.ts';
import { NOW, quietSandbox, signedIn, tokenOf } from '../../testing/patient.ts';
import { SCALE, SEED } from '../scale.ts';
import { dictionaryOf } from './dictionary.ts';
import type { Dictionary } from './fromSchema.ts';
import { judge } from './judge.ts';
import { type Sketch, validRequests, wrongRequests } from './requests.ts';

/** Who asks: patients in different states, a doctor, and nobody. */
const callers = ['demo', 'register', 'register-summary', 'active', 'empty', 'doctor', undefined] as const;

/** Every operation there is; the address services' under the path that the sandbox has them at. */
const operations = [
  ...documentedOperations,
  ...addressOperations.map((operation) => ({ ...operation, path: `/address${operation.path}` })),
];

const RUNS = 25 * SCALE;

/** Milliseconds, far more than any operation takes on a busy machine. */
const PATIENCE = 60_000 * SCALE;

interface Asker {
  name: string;
  token: string | undefined;
  dictionary: Dictionary;
}

let sandbox: Sandbox;
let askers: Asker[];
let now = NOW;

async function askerOf(scenario: string | undefined, dictionary: Dictionary): Promise<Asker> {
  if (scenario === undefined) return { name: 'nobody', token: undefined, dictionary };
  const patient = await signedIn(sandbox, scenario);
  const ids = { patientId: `patient-${scenario}`, userId: `user-${scenario}` };
  return { name: scenario, token: patient.token, dictionary: await dictionaryOf(patient, ids) };
}

beforeAll(async () => {
  sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 10 ** 9 });
  askers = [];
  for (const scenario of callers) askers.push(await askerOf(scenario, askers[0]?.dictionary ?? new Map()));
});
afterAll(() => sandbox.store.close());

const short = ({ method, address, body }: Sketch) =>
  `${method} ${address} ${typeof body === 'string' ? body : body ? '(form)' : ''}`.slice(0, 400);

/** Sends every sketch and collects what is wrong, each with the request that shows it. */
async function complaintsAbout({ name, token }: Asker, sketches: readonly Sketch[]): Promise<string[]> {
  const found: string[] = [];
  for (const sketch of sketches) {
    const complaints = await judge(sandbox.fetch, sketch, token);
    found.push(...complaints.map((complaint) => `${name}: ${short(sketch)}\n    ${complaint}`));
  }
  return found;
}

describe.each([
  ['as described', validRequests],
  ['with something wrong', wrongRequests],
] as const)('requests %s', (_what, requests) => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    { timeout: PATIENCE },
    async (_name, operation) => {
      const found: string[] = [];
      for (const asker of askers) {
        const sketches = fc.sample(requests(operation, asker.dictionary), { seed: SEED, numRuns: RUNS });
        found.push(...(await complaintsAbout(asker, sketches)));
      }
      expect(found).toEqual([]);
    },
  );
});

/** Requests of any operation, with the milliseconds that pass before each; changes more often than reading. */
const anyRequests = (dictionary: Dictionary) =>
  fc.tuple(
    fc.oneof(
      ...operations.map((operation) => ({
        weight: operation.method === 'get' ? 1 : 3,
        arbitrary: validRequests(operation, dictionary),
      })),
    ),
    fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(20 * 86_400_000)),
  );

test('any operation after any other, while time goes on', { timeout: PATIENCE }, async () => {
  const found: string[] = [];
  for (const asker of askers) {
    const requests = fc.sample(anyRequests(asker.dictionary), { seed: SEED + 1, numRuns: 300 * SCALE });
    for (const [sketch, passes] of requests) {
      now += passes;
      // A session ends after 30 days.
      const token = asker.token && passes > 0 ? await tokenOf(sandbox, asker.name) : asker.token;
      Object.assign(asker, { token });
      found.push(...(await complaintsAbout(asker, [sketch])));
    }
  }
  expect(found).toEqual([]);
});
