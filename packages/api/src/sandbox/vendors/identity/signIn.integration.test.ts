import { afterEach, describe, expect, test, vi } from 'vitest';
import { createIdentityUser } from './index.ts';
import { send, patient, setup } from './testing/setup.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function byPassword(PASSWORD: string) {
  const AuthParameters = { USERNAME: patient.email, PASSWORD };
  return { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'web', AuthParameters };
}

describe('sign-in with the real client library', () => {
  test('sign-in with the real client library proves the password with SRP and returns a valid token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { identity, service, actions } = await setup();
    const { token, expiresAt } = await identity.signIn(patient.email, patient.password);

    expect(actions).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
    expect(await service.verifyToken(token)).toEqual({ sub: patient.sub, email: patient.email });
    expect(expiresAt).toBe(4_600_000);
    expect(await identity.currentToken()).toEqual({ token, expiresAt });
  });

  test.each([0x00, 0x01, 0x7f, 0x80, 0xff])(
    'sign-in with the real client library works with a salt that starts with byte %i',
    async (byte) => {
      const { identity, users } = await setup();
      const salt = (length: number) => new Uint8Array(length).fill(byte);
      users.put(await createIdentityUser(patient.email, patient.password, { sub: patient.sub }, salt));
      await expect(identity.signIn(patient.email, patient.password)).resolves.toHaveProperty('token');
    },
  );

  test('sign-in with the real client library ignores the case of the email', async () => {
    const { identity, service } = await setup();
    const { token } = await identity.signIn(patient.email.toUpperCase(), patient.password);
    expect(await service.verifyToken(token)).toMatchObject({ email: patient.email });
  });

  test('sign-in with the real client library ignores spaces that were copied with the password', async () => {
    const { identity, service } = await setup();
    const { token } = await identity.signIn(patient.email, ` ${patient.password}\n`);
    expect(await service.verifyToken(token)).toMatchObject({ email: patient.email });
    await expect(
      identity.withPassword(patient.email, `${patient.password} `, async () => 'shown'),
    ).resolves.toBe('shown');
  });

  test.each([
    ['a wrong password', patient.email, 'Wrong-Horse-1'],
    ['an unknown email', 'nobody@example.test', patient.password],
  ])(
    'sign-in with the real client library rejects %s with the same message',
    async (_case, email, password) => {
      const { identity, actions } = await setup();
      await expect(identity.signIn(email, password)).rejects.toMatchObject({
        name: 'IdentityError',
        code: 'wrong-credentials',
        cause: { name: 'NotAuthorizedException', message: 'Incorrect username or password.' },
      });
      expect(actions).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
      expect(await identity.currentToken()).toBeUndefined();
    },
  );

  test('sign-in with the real client library is blocked after five wrong passwords in a row, for a growing time', async () => {
    let now = 1_000_000;
    const { identity, service } = await setup({ clock: () => now });
    const wrong = async () => identity.signIn(patient.email, 'Wrong-Horse-1');
    const simultaneous = [1, 2, 3, 4].map(() => send(service, 'InitiateAuth', byPassword('Wrong-Horse-1')));
    await Promise.all(simultaneous);
    await expect(wrong()).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(identity.signIn(patient.email, patient.password)).rejects.toMatchObject({
      code: 'too-many',
    });

    now = 1_001_000;
    await expect(wrong()).rejects.toMatchObject({ code: 'wrong-credentials' });
    now = 1_002_999;
    await expect(identity.signIn(patient.email, patient.password)).rejects.toMatchObject({
      code: 'too-many',
    });
    now = 1_003_000;
    await expect(identity.signIn(patient.email, patient.password)).resolves.toHaveProperty('token');
  });

  test('sign-in with the real client library works for another patient while a session is left on the device', async () => {
    const { identity, service, users } = await setup();
    users.put(await createIdentityUser('sam@example.test', 'Other-Horse-2', { sub: 'sub-of-sam' }));
    await identity.signIn(patient.email, patient.password);
    const { token } = await identity.signIn('sam@example.test', 'Other-Horse-2');
    expect(await service.verifyToken(token)).toMatchObject({ sub: 'sub-of-sam' });
  });

  const MFA_SETUP = {
    name: 'MFA_SETUP',
    parameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' },
  };
  test.each([
    [{ isDisabled: true }, 'disabled'],
    [{ challenge: { name: 'NEW_PASSWORD_REQUIRED', parameters: {} } }, 'needs-new-password'],
    [{ challenge: { name: 'SMS_MFA', parameters: {} } }, 'needs-other-step'],
    [{ challenge: { name: 'EMAIL_OTP', parameters: {} } }, 'needs-other-step'],
    [{ challenge: { name: 'SOFTWARE_TOKEN_MFA', parameters: {} } }, 'needs-other-step'],
    [{ challenge: { name: 'SELECT_MFA_TYPE', parameters: {} } }, 'needs-other-step'],
    [{ challenge: { name: 'CUSTOM_CHALLENGE', parameters: {} } }, 'needs-other-step'],
    [{ challenge: { name: 'SELECT_CHALLENGE', parameters: {} } }, 'needs-other-step'],
    [{ challenge: MFA_SETUP }, 'needs-other-step'],
    // Unknown to this version of the library.
    [{ challenge: { name: 'RETINA_SCAN', parameters: {} } }, 'needs-other-step'],
  ])(
    'sign-in with the real client library of an account with %j is rejected with that reason',
    async (change, code) => {
      const { identity, users } = await setup();
      const user = await createIdentityUser(patient.email, patient.password, { sub: patient.sub });
      users.put({ ...user, ...change });
      await expect(identity.signIn(patient.email, patient.password)).rejects.toMatchObject({ code });
    },
  );

  test.each([
    [{ isDisabled: true }, 'disabled'],
    [{ challenge: { name: 'SMS_MFA', parameters: {} } }, 'needs-other-step'],
  ])(
    'sign-in with the real client library of an account with %j shows no card, and with a wrong password no reason',
    async (change, code) => {
      const { identity, users } = await setup();
      const user = await createIdentityUser(patient.email, patient.password, { sub: patient.sub });
      users.put({ ...user, ...change });
      const work = vi.fn<() => Promise<string>>();
      await expect(identity.withPassword(patient.email, patient.password, work)).rejects.toMatchObject({
        code,
      });
      expect(work).not.toHaveBeenCalled();
      await expect(identity.signIn(patient.email, 'Wrong-Horse-1')).rejects.toMatchObject({
        code: 'wrong-credentials',
      });
    },
  );

  test('sign-in with the real client library distinguishes a lost connection from a wrong password', async () => {
    const { identity, setOffline } = await setup();
    setOffline(true);
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
    await expect(identity.signIn(patient.email, patient.password)).rejects.toMatchObject({ code: 'network' });
  });
});

describe('sign-in with the password', () => {
  test('sign-in with the password checks the password against the verifier', async () => {
    const { service } = await setup();
    expect(await send(service, 'InitiateAuth', byPassword(patient.password))).toMatchObject({
      status: 200,
      body: { AuthenticationResult: { ExpiresIn: 3600, TokenType: 'Bearer' } },
    });
    expect(await send(service, 'InitiateAuth', byPassword('Wrong-Horse-1'))).toEqual({
      status: 400,
      errorType: 'NotAuthorizedException',
      body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    });
  });

  test('a stored account does not contain the password', async () => {
    const { users } = await setup();
    expect(JSON.stringify(users.get(patient.email))).not.toContain(patient.password);
  });

  test('an SRP public value of 0 is rejected', async () => {
    const { service } = await setup();
    const AuthParameters = { USERNAME: patient.email, SRP_A: '0' };
    const body = { AuthFlow: 'USER_SRP_AUTH', ClientId: 'web', AuthParameters };
    expect(await send(service, 'InitiateAuth', body)).toMatchObject({
      errorType: 'InvalidParameterException',
    });
  });

  test('a challenge cannot be used twice', async () => {
    const { identity, service, bodies } = await setup();
    await identity.signIn(patient.email, patient.password);
    expect(await send(service, 'RespondToAuthChallenge', bodies.at(-1) ?? '')).toMatchObject({
      status: 400,
      errorType: 'NotAuthorizedException',
    });
  });
});
