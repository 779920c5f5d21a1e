import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { pages } from '../../admin/pages/index.ts';
import { quietSandbox } from '../support/patient.ts';

const ORIGIN = 'http://sandbox.localhost/service';
const RUNS = { numRuns: 300, seed: 20_260_318 };

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('418 maple', '97205', 'OR'),
);
const form = fc.dictionary(
  fc.constantFrom(
    ...'do operation way status latency times code patientId advanceMs advanceDays nextBillOf name value'.split(
      ' ',
    ),
  ),
  fc.oneof(
    word,
    fc.integer().map(String),
    fc.constantFrom('arm', 'disarm', 'clear', 'close', 'refuse', 'status', 'slow', 'STRIPE_PUBLISHABLE_KEY'),
  ),
);

/** Clears faults first, since an injected fault may return a 500 on purpose. */
async function statusOf(sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<number> {
  sandbox.faults.clear();
  return (await sandbox.fetch(new Request(`${ORIGIN}${path}`, init))).status;
}

test('admin pages never return a 5xx for any form data', async () => {
  const sandbox = await quietSandbox({ admin: { css: '', script: '' } });
  const headers = { accept: 'text/html' };
  const anyPage = fc.constantFrom(...pages.map(({ path }) => `/__sandbox${path && `/${path}`}`));
  await fc.assert(
    fc.asyncProperty(anyPage, form, word, async (path, fields, q) => {
      const body = new URLSearchParams(fields);
      expect(await statusOf(sandbox, path, { method: 'POST', headers, body })).toBeLessThan(500);
      const search = `${path}?${new URLSearchParams({ q })}`;
      expect(await statusOf(sandbox, search, { headers })).toBe(200);
    }),
    RUNS,
  );
});

test('vendor services never return a 5xx for any request', async () => {
  const sandbox = await quietSandbox();
  const lookup = fc.constantFrom('suggest', 'street-address', 'lookup');
  const names = fc.constantFrom(
    ...'prefix filter street street2 city state zipcode candidates match key'.split(' '),
  );
  const sink = fc.constantFrom('/report/api/1/envelope/', '/tags/collect');
  await fc.assert(
    fc.asyncProperty(
      lookup,
      fc.dictionary(names, word),
      sink,
      fc.uint8Array({ maxLength: 200 }),
      async (path, query, sinkPath, bytes) => {
        const lookupPath = `/address/${path}?${new URLSearchParams(query)}`;
        expect(await statusOf(sandbox, lookupPath)).toBeLessThan(500);
        expect(await statusOf(sandbox, `/pixel/tr?${new URLSearchParams(query)}`)).toBe(200);
        const body = new Uint8Array(bytes);
        expect(await statusOf(sandbox, sinkPath, { method: 'POST', body })).toBeLessThan(500);
      },
    ),
    RUNS,
  );
});
