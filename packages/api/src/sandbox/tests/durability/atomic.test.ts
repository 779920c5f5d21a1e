import type { SandboxStore } from '../../core/store.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { documentedOperations } from '../../http/contract/index.ts';
import { createMemoryStore } from '../../core/memoryStore.ts';
import { quietSandbox, tokenOf } from '../support/patient.ts';
import { requestOf } from '../fuzz/judge.ts';
import { validRequests } from '../fuzz/requests.ts';
import { type Person, createPerson } from '../people.ts';
import { SCALE, SEED } from '../scale.ts';

const RUNS = 12 * SCALE;

/** A store that counts its transactions; a write outside of one counts as its own. */
function countingStore(): { store: SandboxStore; transactions: () => number } {
  const inner = createMemoryStore();
  let transactions = 0;
  let depth = 0;
  let hasWritten = false;
  const recordWrite = () => {
    if (depth === 0) transactions += 1;
    else hasWritten = true;
  };
  const store: SandboxStore = {
    ...inner,
    put: (...document) => {
      recordWrite();
      inner.put(...document);
    },
    delete: (...place) => {
      const existed = inner.delete(...place);
      if (existed) recordWrite();
      return existed;
    },
    putFile: (...file) => {
      recordWrite();
      inner.putFile(...file);
    },
    deleteFile: (...place) => {
      const existed = inner.deleteFile(...place);
      if (existed) recordWrite();
      return existed;
    },
    transaction(work) {
      if (depth === 0) hasWritten = false;
      depth += 1;
      try {
        return inner.transaction(work);
      } finally {
        depth -= 1;
        if (depth === 0 && hasWritten) transactions += 1;
      }
    },
  };
  return { store, transactions: () => transactions };
}

const scenarios = ['demo', 'register-payment', 'register-summary', 'renewal-due', 'active'];

let people: Person[];

beforeAll(async () => {
  const sandbox = await quietSandbox();
  people = [];
  for (const scenario of scenarios) people.push(await createPerson(sandbox, scenario));
});

const changing = documentedOperations.filter(({ method }) => method !== 'get');

test.each(changing.map((operation) => [operation.operationId, operation] as const))(
  '%s writes in a single transaction',
  { timeout: 30_000 * SCALE },
  async (_name, operation) => {
    const { store, transactions } = countingStore();
    const sandbox = await quietSandbox({ store });
    const found: string[] = [];
    for (const { scenario, dictionary } of people) {
      const token = await tokenOf(sandbox, scenario);
      for (const spec of fc.sample(validRequests(operation, dictionary), { seed: SEED, numRuns: RUNS })) {
        const before = transactions();
        await sandbox.fetch(requestOf(spec, token));
        const written = transactions() - before;
        if (written > 1) found.push(`${spec.method} ${spec.url}: ${written} transactions`);
      }
    }
    expect(found).toEqual([]);
  },
);
