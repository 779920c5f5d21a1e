import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOperations, documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { NOW, quietSandbox, tokenOf } from '../support/patient.ts';
import { learn } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';
import type { Dictionary } from './fromSchema.ts';
import { judge } from './judge.ts';
import { type RequestSpec, validRequests, wrongRequests } from './requests.ts';

/** Callers: patients in different states, a doctor, and an anonymous one. */
const callers = [
  'demo',
  'register-payment',
  'register-summary',
  'renewal-due',
  'dose-asked',
  'empty',
  'doctor',
  undefined,
] as const;

/** Every operation there is; the address services' under the path that the sandbox has them at. */
const operations = [
  ...documentedOperations,
  ...addressOperations.map((operation) => ({ ...operation, path: `/address${operation.path}` })),
];

const RUNS = 3 * SCALE;

/** Milliseconds, far more than any operation takes on a busy machine. */
const PATIENCE = 60_000 * SCALE;

interface Asker {
  name: string | undefined;
  token: string | undefined;
  dictionary: Dictionary;
}

let sandbox: Sandbox;
let now: number;
let known: Dictionary[];
let askers: Asker[];

/** Operations that succeeded for an account. */
const done = new Set<string>();

async function freshSandbox(): Promise<void> {
  now = NOW;
  sandbox = await quietSandbox({ clock: () => now });
}

beforeAll(async () => {
  await freshSandbox();
  known = [];
  // A visitor uses the values of another account.
  for (const name of callers)
    known.push(name ? (await learn(sandbox, name)).dictionary : (known[0] ?? new Map()));
});
// Resets the sandbox, so that an operation doesn't affect the next one.
beforeEach(async () => {
  await freshSandbox();
  askers = await Promise.all(
    callers.map(async (name, index) => ({
      name,
      token: name && (await tokenOf(sandbox, name)),
      dictionary: known[index] ?? new Map(),
    })),
  );
});
afterEach(() => sandbox.store.close());

const short = ({ method, address, body }: RequestSpec) =>
  `${method} ${address} ${typeof body === 'string' ? body : body ? '(form)' : ''}`.slice(0, 400);

/** Sends a spec and says what is wrong with the answer, with the request that shows it. */
async function complaintsAbout({ name, token }: Asker, spec: RequestSpec, id?: string): Promise<string[]> {
  const { status, complaints } = await judge(sandbox.fetch, spec, token);
  if (status < 400 && id !== undefined) done.add(id);
  return complaints.map((complaint) => `${name ?? 'nobody'}: ${short(spec)}\n    ${complaint}`);
}

describe.each([
  ['as described', validRequests],
  ['with something wrong', wrongRequests],
] as const)('requests %s', (_what, requests) => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    { timeout: PATIENCE },
    async (id, operation) => {
      const found: string[] = [];
      for (const asker of askers) {
        const specs = fc.sample(requests(operation, asker.dictionary), { seed: SEED, numRuns: RUNS });
        for (const spec of specs) found.push(...(await complaintsAbout(asker, spec, id)));
      }
      expect(found).toEqual([]);
    },
  );
});

/** What chance does not find: a password, a mailed token, an account that is no patient yet, the id of an event. */
const BEYOND_CHANCE = ['changePassword', 'resetPassword', 'createPatient', 'getTrackingEvent'];

/** Requests tried for an account until an operation succeeds; with a seed of chance, it needs many more. */
const TRIES = 500 * SCALE;

/** Whether an operation succeeds for an account, with enough tries. */
async function canBeDone(operation: (typeof operations)[number]): Promise<boolean> {
  for (const { token, dictionary } of askers) {
    for (const spec of fc.sample(validRequests(operation, dictionary), {
      seed: SEED + 2,
      numRuns: TRIES,
    })) {
      if ((await judge(sandbox.fetch, spec, token)).status < 400) return true;
    }
  }
  return false;
}

test('every operation can be done, and is not only ever refused', { timeout: PATIENCE }, async () => {
  const never: string[] = [];
  for (const operation of operations.filter(({ operationId }) => !done.has(operationId))) {
    if (!(await canBeDone(operation))) never.push(operation.operationId);
  }
  expect(never.filter((id) => !BEYOND_CHANCE.includes(id))).toEqual([]);
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
    const requests = fc.sample(anyRequests(asker.dictionary), { seed: SEED + 1, numRuns: 100 * SCALE });
    for (const [spec, passes] of requests) {
      now += passes;
      // A token ends after an hour.
      if (asker.name !== undefined && passes > 0) asker.token = await tokenOf(sandbox, asker.name);
      found.push(...(await complaintsAbout(asker, spec)));
    }
  }
  expect(found).toEqual([]);
});
