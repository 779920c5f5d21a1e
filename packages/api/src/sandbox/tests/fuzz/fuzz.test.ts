import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOperations, documentedOperations } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { NOW, quietSandbox, tokenOf } from '../support/patient.ts';
import { createPerson } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';
import type { Dictionary } from './fromSchema.ts';
import { judge } from './judge.ts';
import { type RequestSpec, validRequests, wrongRequests } from './requests.ts';

/** Patients in different states, a doctor, and an anonymous visitor. */
const scenarios = [
  'demo',
  'register-payment',
  'register-summary',
  'renewal-due',
  'dose-asked',
  'empty',
  'doctor',
  undefined,
] as const;

/** All operations; those of the address services have their path in the sandbox. */
const operations = [
  ...documentedOperations,
  ...addressOperations.map((operation) => ({ ...operation, path: `/address${operation.path}` })),
];

const RUNS = 3 * SCALE;

/** Milliseconds, far more than any operation needs on a busy machine. */
const TIMEOUT = 60_000 * SCALE;

interface Caller {
  name: string | undefined;
  token: string | undefined;
  dictionary: Dictionary;
}

let sandbox: Sandbox;
let now: number;
let known: Dictionary[];
let callers: Caller[];

/** Ids of operations that have succeeded. */
const succeeded = new Set<string>();

async function resetSandbox(): Promise<void> {
  now = NOW;
  sandbox = await quietSandbox({ clock: () => now });
}

beforeAll(async () => {
  await resetSandbox();
  known = [];
  // A visitor uses the values of another account.
  for (const name of scenarios)
    known.push(name ? (await createPerson(sandbox, name)).dictionary : (known[0] ?? new Map()));
});
// An operation must not affect the test of the next one.
beforeEach(async () => {
  await resetSandbox();
  callers = await Promise.all(
    scenarios.map(async (name, index) => ({
      name,
      token: name && (await tokenOf(sandbox, name)),
      dictionary: known[index] ?? new Map(),
    })),
  );
});
afterEach(() => sandbox.store.close());

const summaryOf = ({ method, url, body }: RequestSpec) =>
  `${method} ${url} ${typeof body === 'string' ? body : body ? '(form)' : ''}`.slice(0, 400);

/** Sends a request; returns the problems of its response, each with the request. */
async function problemsOf({ name, token }: Caller, spec: RequestSpec, id?: string): Promise<string[]> {
  const { status, problems } = await judge(sandbox.fetch, spec, token);
  if (status < 400 && id !== undefined) succeeded.add(id);
  return problems.map((problem) => `${name ?? 'anonymous'}: ${summaryOf(spec)}\n    ${problem}`);
}

describe.each([
  ['valid', validRequests],
  ['invalid', wrongRequests],
] as const)('%s requests', (_what, requests) => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    { timeout: TIMEOUT },
    async (id, operation) => {
      const found: string[] = [];
      for (const caller of callers) {
        const specs = fc.sample(requests(operation, caller.dictionary), { seed: SEED, numRuns: RUNS });
        for (const spec of specs) found.push(...(await problemsOf(caller, spec, id)));
      }
      expect(found).toEqual([]);
    },
  );
});

/**
 * Operations that need values random requests don't hit: a password, an emailed token, a new account, the id of an event, or a
 * treatment with one of its doses.
 */
const NEED_EXACT_VALUES = [
  'changePassword',
  'resetPassword',
  'createPatient',
  'getTrackingEvent',
  'changeDose',
];

/** Maximum number of requests per account until an operation succeeds; a random seed may need many. */
const MAX_TRIES = 2000;

/** Whether an operation succeeds for any account. */
async function canSucceed(operation: (typeof operations)[number]): Promise<boolean> {
  for (const { token, dictionary } of callers) {
    for (const spec of fc.sample(validRequests(operation, dictionary), {
      seed: SEED + 2,
      numRuns: MAX_TRIES,
    })) {
      if ((await judge(sandbox.fetch, spec, token)).status < 400) return true;
    }
  }
  return false;
}

test('every operation succeeds for some request', { timeout: TIMEOUT }, async () => {
  const failing: string[] = [];
  for (const operation of operations) {
    const { operationId } = operation;
    if (succeeded.has(operationId) || NEED_EXACT_VALUES.includes(operationId)) continue;
    if (!(await canSucceed(operation))) failing.push(operationId);
  }
  expect(failing).toEqual([]);
});

/** Requests of any operation, more often writes than reads, each with milliseconds to wait before it. */
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

test('operations in random order at random times', { timeout: TIMEOUT }, async () => {
  const found: string[] = [];
  for (const caller of callers) {
    const requests = fc.sample(anyRequests(caller.dictionary), { seed: SEED + 1, numRuns: 100 * SCALE });
    for (const [spec, delay] of requests) {
      now += delay;
      // A token expires after an hour.
      if (caller.name !== undefined && delay > 0) caller.token = await tokenOf(sandbox, caller.name);
      found.push(...(await problemsOf(caller, spec)));
    }
  }
  expect(found).toEqual([]);
});
