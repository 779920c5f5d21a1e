import { describe, expect, test } from 'vitest';
import { withContract } from './contract/index.ts';
import { NOW, quietSandbox, requestTo, signedIn, tokenOf } from '../tests/support/patient.ts';

describe('authentication', () => {
  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['an invalid token', { authorization: 'Bearer abc.def.ghi' }],
    ['an empty token', { authorization: 'Bearer ' }],
  ])('authentication: %s is a 401', async (_what, headers) => {
    const sandbox = await quietSandbox();
    const response = await withContract(sandbox.fetch)(requestTo('/me', 'GET', undefined, headers));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Sign in to go on' });
  });

  test('an expired token is a 401', async () => {
    let now = NOW;
    const sandbox = await quietSandbox({ clock: () => now, tokenLifetimeSeconds: 60 });
    const { call } = await signedIn(sandbox, 'active');
    expect((await call('GET', '/me')).status).toBe(200);
    now += 61_000;
    expect((await call('GET', '/me')).status).toBe(401);
  });
});

describe('request', () => {
  test('an unknown operation is a 404, under the prefix and at the root', async () => {
    const sandbox = await quietSandbox();
    for (const path of ['/service/api/nothing', '/api/nothing', '/service/me/more']) {
      const response = await sandbox.fetch(new Request(`http://sandbox.localhost${path}`));
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: expect.stringContaining('The service has no GET') });
    }
  });

  test('a path that only starts with the text of the prefix is not in the service', async () => {
    const sandbox = await quietSandbox();
    expect(
      (await sandbox.fetch(new Request('http://sandbox.localhost/services/get-enabled-states'))).status,
    ).toBe(404);
  });

  test.each([
    ['{"periods":', 400, 'The request body is not valid JSON'],
    ['[1]', 400, 'The request body must be a JSON object'],
    ['{"periods":0}', 400, 'periods must be a whole number from 1 to 3'],
    ['{"periods":1.5}', 400, 'periods must be a whole number from 1 to 3'],
    [`{"periods":1,"more":"${'x'.repeat(300_000)}"}`, 413, 'The request body is too large'],
  ])('a body of %.20s is a %i', async (body, status, message) => {
    const sandbox = await quietSandbox();
    const headers = { authorization: `Bearer ${await tokenOf(sandbox, 'active')}` };
    const response = await sandbox.fetch(
      requestTo('/api/subscription/pause/active-1', 'PATCH', body, headers),
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  test.each([
    ['/api/subscriptions', 'patientId is required'],
    ['/api/products?productType=xx', 'productType must be one of ed, hl, wl, ag'],
    ['/api/notices?limit=0', 'limit must be a whole number from 1 to 100'],
    ['/api/notices?page=x', 'page must be a whole number from 1 to 1000000'],
  ])('a request: %s is a 400', async (path, message) => {
    const sandbox = await quietSandbox();
    const headers = { authorization: `Bearer ${await tokenOf(sandbox, 'active')}` };
    const response = await sandbox.fetch(requestTo(path, 'GET', undefined, headers));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message });
  });

  test('an unknown picture is a 404', async () => {
    const sandbox = await quietSandbox();
    for (const name of ['xx.svg', 'constructor.svg', '..%2fsecret.svg']) {
      expect((await sandbox.fetch(requestTo(`/pictures/${name}`))).status).toBe(404);
    }
  });

  test('responses about patients are not cached', async () => {
    const { call } = await signedIn(await quietSandbox(), 'active');
    expect((await call('GET', '/me')).raw.headers.get('cache-control')).toBe('no-store');
  });
});
