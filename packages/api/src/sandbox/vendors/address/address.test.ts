import { describe, expect, test } from 'vitest';
import { withContract } from '../../http/contract/index.ts';
import { addressOperations } from '../../http/contract/operations.ts';
import { createFaults } from '../../http/faults/faults.ts';
import { faultGuard } from '../../http/faults/guard.ts';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';
import { addressApp } from './address.ts';

const ask = async (path: string) => {
  const { fetch } = await quietSandbox();
  const response = await withContract(fetch)(requestTo(`/address${path}`));
  return [response.status, await response.json()];
};

const named = (list: readonly { method: string; path: string; operationId: string }[]) =>
  list.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`).sort();

describe('over HTTP', () => {
  test.each([
    '/suggest?prefix=418%20maple&filter=OR&key=k',
    '/suggest?prefix=nothing&key=k',
    '/street-address?street=418%20maple&zipcode=97205&candidates=2&match=invalid&key=k',
    '/street-address?street=1%20nowhere&zipcode=97205&candidates=2&match=invalid&key=k',
    '/lookup?zipcode=97205&key=k',
    '/lookup?zipcode=00000&key=k',
  ])('%s is answered as described', async (path) => expect((await ask(path))[0]).toBe(200));

  test('every described operation is answered, and no other', () => {
    const { operations } = addressApp(faultGuard({ faults: createFaults(), latency: 0 }));
    expect(named(operations)).toEqual(named(addressOperations));
  });

  test('nothing found is null, as the vendor says it', async () => {
    expect(await ask('/suggest?prefix=zzz&key=k')).toEqual([200, { suggestions: null }]);
  });

  test('nobody is answered without a key, in the words of the vendor', async () => {
    expect(await ask('/lookup?zipcode=97205')).toEqual([
      401,
      { errors: [{ id: 401, message: 'The key is missing' }] },
    ]);
  });

  test('what cannot be read is refused', async () => {
    const { fetch } = await quietSandbox();
    for (const path of [
      '/suggest?key=k',
      '/lookup?zipcode=abc&key=k',
      '/street-address?street=1&candidates=99&key=k',
    ]) {
      expect((await fetch(requestTo(`/address${path}`))).status).toBe(400);
    }
  });

  test('fails with a fault', async () => {
    const sandbox = await quietSandbox();
    sandbox.faults.set({ operation: 'verifyAddress', status: 503 });
    expect((await sandbox.fetch(requestTo('/address/street-address?street=1&key=k'))).status).toBe(503);
  });
});
