import { describe, expect, test } from 'vitest';
import { signInRequest } from '../../hosts/signIn.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';
import { FAULT_HEADER, type Fault } from './fault.ts';
import { FAULTS_PATH } from '../../admin/faultControl.ts';

const PAUSE = '/api/subscription/pause/active-1';
const failOnce: Fault = { operation: 'pauseSubscription', status: 503, message: 'Try later', times: 1 };

test('a fault makes its operation fail once without a change, and does not affect others', async () => {
  const sandbox = await quietSandbox();
  const { call, subscription } = await signedIn(sandbox, 'active');
  sandbox.faults.set(failOnce);
  expect((await call('GET', '/me')).status).toBe(200);
  expect(await call('PATCH', PAUSE)).toMatchObject({ status: 503, message: 'Try later' });
  expect((await subscription('active-1'))?.status).toBe('active');
  expect((await call('PATCH', PAUSE)).status).toBe(200);
});

test('a fault can truncate the body or drop the connection', async () => {
  const sandbox = await quietSandbox();
  sandbox.faults.set({ operation: 'getEnabledStates', malformed: true, times: 1 });
  const malformed = await sandbox.fetch(requestTo('/get-enabled-states'));
  expect(malformed.status).toBe(200);
  await expect(malformed.json()).rejects.toThrow(SyntaxError);
  sandbox.faults.set({ operation: 'getEnabledStates', reset: true });
  expect((await sandbox.fetch(requestTo('/get-enabled-states'))).type).toBe('error');
});

test('a fault can add latency to the general one', async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const sandbox = await quietSandbox({ wait, latency: 100 });
  sandbox.faults.set({ operation: 'getEnabledStates', latency: 400, times: 1 });
  await sandbox.fetch(requestTo('/get-enabled-states'));
  expect((await sandbox.fetch(requestTo('/get-enabled-states'))).status).toBe(200);
  expect(waits).toEqual([500, 100]);
});

test('a fault applies to sign-in by the name of the action', async () => {
  const sandbox = await quietSandbox();
  sandbox.faults.set({ operation: 'identity.InitiateAuth', status: 500, times: 1 });
  const signIn = () =>
    sandbox.fetch(signInRequest('http://sandbox.localhost/identity', 'demo@patients.example', 'wrong'));
  expect((await signIn()).status).toBe(500);
  expect((await signIn()).status).toBe(400);
});

describe('a fault in the header', () => {
  test('a fault in the header applies to the request, or only to the given operation', async () => {
    const sandbox = await quietSandbox();
    const ask = async (fault: object) => {
      const headers = { [FAULT_HEADER]: JSON.stringify(fault) };
      return (await sandbox.fetch(requestTo('/get-enabled-states', 'GET', undefined, headers))).status;
    };
    expect(await ask({ status: 502 })).toBe(502);
    expect(await ask({ operation: 'getMe', status: 502 })).toBe(200);
    expect(await ask({ operation: 'getEnabledStates', status: 502, times: 1 })).toBe(502);
    expect(await ask({ operation: 'getEnabledStates', status: 502, times: 1 })).toBe(200);
  });

  test('that is invalid gets a 400', async () => {
    const sandbox = await quietSandbox();
    const headers = { [FAULT_HEADER]: 'status=500' };
    expect((await sandbox.fetch(requestTo('/get-enabled-states', 'GET', undefined, headers))).status).toBe(
      400,
    );
  });
});

test('faults over HTTP are set, listed and cleared', async () => {
  const sandbox = await quietSandbox();
  const control = async (method: string, body?: unknown, query = '') => {
    const response = await sandbox.fetch(requestTo(`${FAULTS_PATH}${query}`, method, body));
    return [response.status, await response.json()];
  };
  const other: Fault = { operation: 'getMe', reset: true };
  expect(await control('PUT', failOnce)).toEqual([200, { faults: [failOnce] }]);
  expect(await control('PUT', { faults: [other] })).toEqual([200, { faults: [failOnce, other] }]);
  expect(await control('GET')).toEqual([200, { faults: [failOnce, other] }]);
  expect(await control('DELETE', undefined, '?operation=getMe')).toEqual([200, { faults: [failOnce] }]);
  expect(await control('PUT', { operation: 'getMe', status: 99 })).toEqual([
    400,
    { message: 'Not a valid fault' },
  ]);
  expect(await control('DELETE')).toEqual([200, { faults: [] }]);
});
