import { expect, test } from 'vitest';
import { createClient, unwrapOne } from '@patient/api';
import { createSandbox, createSeededStore, signInAs } from '@patient/api/sandbox';
import { moveStep } from './stepper.ts';

const now = Date.parse('2026-03-18T15:00:00.000Z');

/** Client of a patient of a service that has only what the specification names. */
async function minimalClient(scenario: string) {
  const sandbox = await createSandbox({
    store: createSeededStore({ now }),
    wait: async () => undefined,
    clock: () => now,
    profile: 'minimal',
  });
  const { AccessToken } = await signInAs(sandbox, scenario);
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'http://sandbox.localhost/service',
    getToken: async () => AccessToken,
    fetch: (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-2) ?? ''}`);
      return sandbox.fetch(request);
    },
  });
  const subscription = await unwrapOne(
    client.GET('/api/subscription/{id}', { params: { path: { id: `${scenario}-1` } } }),
  );
  calls.length = 0;
  return { client, subscription, calls };
}

test("onlyPrev: continues with a service that doesn't have 'next'", async () => {
  const { client, subscription, calls } = await minimalClient('register-summary');
  const back = await moveStep(client, { subscription, move: 'prev' });
  expect(back.registrationStep).toBe('photo');
  const forward = await moveStep(client, { subscription: back, move: 'next' });
  expect(forward.registrationStep).toBe('summary');
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'PATCH stepper',
    'PATCH stepper',
    'PUT subscription',
  ]);
});

test('an incomplete step is not left', async () => {
  const { client, subscription } = await minimalClient('register-photo');
  await expect(moveStep(client, { subscription, move: 'next' })).rejects.toMatchObject({ status: 409 });
});
