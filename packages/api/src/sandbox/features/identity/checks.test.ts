import { describe, expect, test } from 'vitest';
import type { User } from '../../core/schema.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

describe('the identity check of the payment provider', () => {
  const NAME = 'register-photo';
  const path = `/api/v2/subscription/stepper/${NAME}-1`;

  async function open(isOn: boolean) {
    const sandbox = await quietSandbox();
    const name = 'STRIPE_VERIFICATION_ENABLE';
    sandbox.store.put('config', '', name, { name, value: isOn });
    const { call } = await signedIn(sandbox, NAME);
    const me = async () => (await call<User>('GET', '/me')).data[0];
    const pass = async (secret: string) =>
      (await sandbox.fetch(requestTo(`/checks/${secret}/passed`, 'POST'))).status;
    return { call, me, pass };
  }

  test('the identity check of the payment provider has no client secret while it is off', async () => {
    const { me } = await open(false);
    expect(await me()).not.toHaveProperty('verifyClientSecret');
  });

  test('the identity check of the payment provider is required by the photo step while it is on, with one client secret until it is passed', async () => {
    const { call, me, pass } = await open(true);
    const before = await me();
    const secret = before?.verifyClientSecret ?? '';
    expect(secret).toMatch(/^vs_.+_secret_.+/);
    expect((await me())?.verifyClientSecret).toBe(secret);
    expect(await call('PATCH', path, { step: 'next' })).toMatchObject({
      status: 409,
      message: 'Finish the identity check to continue',
    });

    expect(await pass(secret)).toBe(200);
    const after = await me();
    expect(after?.patient?.verify).toEqual({ completed: true });
    expect(after).not.toHaveProperty('verifyClientSecret');
    expect((await call('PATCH', path, { step: 'next' })).status).toBe(200);
    expect(await pass(secret)).toBe(404);
  });

  test.each([
    '',
    'vs_nobody_secret_1',
    'vs_user-register-photo_secret_guessed',
    'vs_user-register-photo_secret_',
  ])(
    'the identity check of the payment provider is not passed with the invalid secret "%s"',
    async (secret) => {
      const { me, pass } = await open(true);
      await me();
      expect(await pass(secret)).toBe(404);
      expect((await me())?.patient?.verify).toEqual({ completed: false });
    },
  );
});
