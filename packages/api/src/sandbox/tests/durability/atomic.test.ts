import type { SandboxStore } from '../../core/store.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { documentedOperations } from '../../http/contract/index.ts';
import { createMemoryStore } from '../../core/memoryStore.ts';
import { quietSandbox, tokenOf } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { validRequests } from '../fuzz/requests.ts';
import { type Person, learn } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';

const RUNS = 12 * SCALE;

/** A store that counts what would be kept one after the other, with a moment in between for the process to be killed. */
function countingStore(): { store: SandboxStore; groups: () => number } {
  const inner = createMemoryStore();
  let groups = 0;
  let depth = 0;
  let hasWritten = false;
  const wrote = () => {
    if (depth === 0) groups += 1;
    else hasWritten = true;
  };
  const store: SandboxStore = {
    ...inner,
    put: (...document) => {
      wrote();
      inner.put(...document);
    },
    delete: (...place) => {
      const was = inner.delete(...place);
      if (was) wrote();
      return was;
    },
    putFile: (...file) => {
      wrote();
      inner.putFile(...file);
    },
    deleteFile: (...place) => {
      const was = inner.deleteFile(...place);
      if (was) wrote();
      return was;
    },
    transaction(work) {
      if (depth === 0) hasWritten = false;
      depth += 1;
      try {
        return inner.transaction(work);
      } finally {
        depth -= 1;
        if (depth === 0 && hasWritten) groups += 1;
      }
    },
  };
  return { store, groups: () => groups };
}

const scenarios = ['demo', 'register-payment', 'register-summary', 'renewal-due', 'active'];

let people: Person[];

beforeAll(async () => {
  const sandbox = await quietSandbox();
  people = [];
  for (const scenario of scenarios) people.push(await learn(sandbox, scenario));
});

const changing = documentedOperations.filter(({ method }) => method !== 'get');

test.each(changing.map((operation) => [operation.operationId, operation] as const))(
  '%s keeps all it changes at once',
  { timeout: 30_000 * SCALE },
  async (_name, operation) => {
    const { store, groups } = countingStore();
    const sandbox = await quietSandbox({ store });
    const found: string[] = [];
    for (const { scenario, dictionary } of people) {
      const token = await tokenOf(sandbox, scenario);
      for (const spec of fc.sample(validRequests(operation, dictionary), { seed: SEED, numRuns: RUNS })) {
        const before = groups();
        await sandbox.fetch(requestOf(spec, token));
        const written = groups() - before;
        if (written > 1) found.push(`${spec.method} ${spec.address}: ${written} transactions`);
      }
    }
    expect(found).toEqual([]);
  },
);
