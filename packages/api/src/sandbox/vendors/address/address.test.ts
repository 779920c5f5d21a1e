import { describe, expect, test } from 'vitest';
import { withContract } from '../../http/contract/index.ts';
import { addressOperations } from '../../http/contract/operations.ts';
import { createFaults } from '../../http/faults/faults.ts';
import { faultGuard } from '../../http/faults/guard.ts';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';
import { addressApp } from './address.ts';

const get = async (path: string) => {
  const { fetch } = await quietSandbox();
  const response = await withContract(fetch)(requestTo(`/address${path}`));
  return [response.status, await response.json()];
};

const signaturesOf = (list: readonly { method: string; path: string; operationId: string }[]) =>
  list.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`).sort();

describe('over HTTP', () => {
  test.each([
    '/suggest?prefix=418%20maple&filter=OR&key=k',
    '/suggest?prefix=nothing&key=k',
    '/street-address?street=418%20maple&zipcode=97205&candidates=2&match=invalid&key=k',
    '/street-address?street=1%20nowhere&zipcode=97205&candidates=2&match=invalid&key=k',
    '/lookup?zipcode=97205&key=k',
    '/lookup?zipcode=00000&key=k',
  ])('the address services over HTTP: %s returns a valid response', async (path) =>
    expect((await get(path))[0]).toBe(200),
  );

  test('the address services over HTTP implements exactly the described operations', () => {
    const { operations } = addressApp(faultGuard({ faults: createFaults(), latency: 0 }));
    expect(signaturesOf(operations)).toEqual(signaturesOf(addressOperations));
  });

  test('no results are null, as in the real API', async () => {
    expect(await get('/suggest?prefix=zzz&key=k')).toEqual([200, { suggestions: null }]);
  });

  test('a request without a key is a 401 with the error body of the real API', async () => {
    expect(await get('/lookup?zipcode=97205')).toEqual([
      401,
      { errors: [{ id: 401, message: 'The key is missing' }] },
    ]);
  });

  test('invalid parameters are a 400', async () => {
    const { fetch } = await quietSandbox();
    for (const path of [
      '/suggest?key=k',
      '/lookup?zipcode=abc&key=k',
      '/street-address?street=1&candidates=99&key=k',
    ]) {
      expect((await fetch(requestTo(`/address${path}`))).status).toBe(400);
    }
  });

  test('a fault can be injected', async () => {
    const sandbox = await quietSandbox();
    sandbox.faults.set({ operation: 'verifyAddress', status: 503 });
    expect((await sandbox.fetch(requestTo('/address/street-address?street=1&key=k'))).status).toBe(503);
  });
});
