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

/** No fault is left armed, since what it makes an operation answer is meant to be a 500. */
async function statusOf(sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<number> {
  sandbox.faults.clear();
  return (await sandbox.fetch(new Request(`${ORIGIN}${path}`, init))).status;
}

test('no page of the sandbox fails, whatever its forms send', async () => {
  const sandbox = await quietSandbox({ admin: { css: '', script: '' } });
  const headers = { accept: 'text/html' };
  const anyPage = fc.constantFrom(...pages.map(({ path }) => `/__sandbox${path && `/${path}`}`));
  await fc.assert(
    fc.asyncProperty(anyPage, form, word, async (path, fields, q) => {
      const body = new URLSearchParams(fields);
      expect(await statusOf(sandbox, path, { method: 'POST', headers, body })).toBeLessThan(500);
      const asked = `${path}?${new URLSearchParams({ q })}`;
      expect(await statusOf(sandbox, asked, { headers })).toBe(200);
    }),
    RUNS,
  );
});

test('no neighbour fails, whatever is sent', async () => {
  const sandbox = await quietSandbox();
  const look = fc.constantFrom('suggest', 'street-address', 'lookup');
  const names = fc.constantFrom(
    ...'prefix filter street street2 city state zipcode candidates match key'.split(' '),
  );
  const sink = fc.constantFrom('/report/api/1/envelope/', '/tags/collect');
  await fc.assert(
    fc.asyncProperty(
      look,
      fc.dictionary(names, word),
      sink,
      fc.uint8Array({ maxLength: 200 }),
      async (path, query, address, bytes) => {
        const asked = `/address/${path}?${new URLSearchParams(query)}`;
        expect(await statusOf(sandbox, asked)).toBeLessThan(500);
        expect(await statusOf(sandbox, `/pixel/tr?${new URLSearchParams(query)}`)).toBe(200);
        const body = new Uint8Array(bytes);
        expect(await statusOf(sandbox, address, { method: 'POST', body })).toBeLessThan(500);
      },
    ),
    RUNS,
  );
});
