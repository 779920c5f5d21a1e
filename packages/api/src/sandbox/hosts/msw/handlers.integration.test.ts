import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { quietSandbox, requestTo, tokenOf } from '../../tests/support/patient.ts';
import { sandboxHandlers } from './handlers.ts';

let sandbox: Sandbox;
let network: ReturnType<typeof setupServer>;

beforeEach(async () => {
  sandbox = await quietSandbox();
  network = setupServer(...sandboxHandlers(sandbox));
  network.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => network.close());

test('the sandbox handles a request under the prefix, including its body', async () => {
  const token = await tokenOf(sandbox, 'active');
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/subscription/pause/active-1';
  const response = await fetch(requestTo(path, 'PATCH', { periods: 2 }, headers));
  expect(await response.json()).toMatchObject({
    data: [{ status: 'pause', nextBillingDate: '2026-05-30T18:00:00.000Z' }],
  });
});

test('a dropped connection is a network error', async () => {
  sandbox.faults.set({ operation: 'getEnabledStates', reset: true });
  await expect(fetch(requestTo('/get-enabled-states'))).rejects.toThrow(TypeError);
});

test('the live connection opens with a valid token and receives events', async () => {
  const token = await tokenOf(sandbox, 'active');
  const socket = new WebSocket(`ws://sandbox.localhost/service/socket?token=${token}`);
  const message = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)));
  });
  await expect.poll(() => sandbox.connections.size('patient-active')).toBe(1);
  sandbox.connections.broadcast('patient-active', { event: 'notification' });
  expect(await message).toBe('{"event":"notification"}');
  socket.close();
  await expect.poll(() => sandbox.connections.size('patient-active')).toBe(0);
});

test('the live connection is refused with 4401 without a valid token', async () => {
  const socket = new WebSocket('ws://sandbox.localhost/service/socket?token=none');
  const code = await new Promise<number>((resolve) => {
    socket.addEventListener('close', (event) => resolve(event.code));
  });
  expect(code).toBe(4401);
});
