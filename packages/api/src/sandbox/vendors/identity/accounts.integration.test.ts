import { afterEach, describe, expect, test, vi } from 'vitest';
import { send, patient, setup } from './testing/setup.ts';

const fresh = { email: 'new@example.test', password: 'Brand-New-9' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sign-up by the real client library', () => {
  test('makes an account that can sign in at once', async () => {
    const { identity, mail } = await setup();
    expect(await identity.signUp(fresh.email, fresh.password)).toEqual({ isConfirmed: true });
    await expect(identity.signIn(fresh.email, fresh.password)).resolves.toHaveProperty('token');
    expect(mail).toEqual([]);
  });

  test('waits for the mailed code where the service asks for one', async () => {
    const { identity, mail } = await setup({ confirmByCode: true });
    expect(await identity.signUp(fresh.email, fresh.password)).toEqual({ isConfirmed: false });
    await expect(identity.signIn(fresh.email, fresh.password)).rejects.toMatchObject({
      code: 'not-confirmed',
    });
    await identity.resendSignUpCode(fresh.email);
    expect(mail.map(({ email, purpose }) => [email, purpose])).toEqual([
      [fresh.email, 'sign-up'],
      [fresh.email, 'sign-up'],
    ]);
    await expect(identity.confirmSignUp(fresh.email, 'no code')).rejects.toMatchObject({
      code: 'wrong-code',
    });
    await identity.confirmSignUp(fresh.email, mail[1]?.code ?? '');
    await expect(identity.signIn(fresh.email, fresh.password)).resolves.toHaveProperty('token');
  });

  test('refuses an email that has an account, whatever its case', async () => {
    const { identity } = await setup();
    await expect(identity.signUp(patient.email.toUpperCase(), fresh.password)).rejects.toMatchObject({
      code: 'exists',
    });
  });

  test.each(['Short-1', 'no-upper-case-1', 'NO-LOWER-CASE-1', 'No-Number-Here', 'Space-At-End-1 '])(
    'refuses the weak password "%s"',
    async (password) => {
      const { identity, users } = await setup();
      await expect(identity.signUp(fresh.email, password)).rejects.toMatchObject({ code: 'weak-password' });
      expect(users.get(fresh.email)).toBeUndefined();
    },
  );
});

describe('a forgotten password', () => {
  test('is replaced by the mailed code, and every session ends', async () => {
    const { identity, otherDevice, mail } = await setup();
    const other = otherDevice();
    await other.signIn(patient.email, patient.password);

    await identity.requestPasswordReset(patient.email);
    const [sent] = mail;
    expect(sent).toMatchObject({ email: patient.email, purpose: 'reset' });
    await identity.confirmPasswordReset(patient.email, sent?.code ?? '', fresh.password);

    await expect(identity.signIn(patient.email, patient.password)).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    await expect(identity.signIn(patient.email, fresh.password)).resolves.toHaveProperty('token');
    await expect(other.refresh()).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('the code works once, for an hour, and not after five wrong guesses', async () => {
    let now = 0;
    const { service, mail } = await setup({ clock: () => now });
    const confirm = async (code: string) => {
      const body = { Username: patient.email, ConfirmationCode: code, Password: fresh.password };
      return (await send(service, 'ConfirmForgotPassword', body)).errorType;
    };
    const newCode = async () => {
      await send(service, 'ForgotPassword', { Username: patient.email });
      return mail.at(-1)?.code ?? '';
    };

    const used = await newCode();
    expect(await confirm(used)).toBeNull();
    expect(await confirm(used)).toBe('ExpiredCodeException');

    const old = await newCode();
    now = 3_600_000;
    expect(await confirm(old)).toBe('ExpiredCodeException');

    const guessedAt = await newCode();
    const guesses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(confirm));
    expect(new Set(guesses)).toEqual(new Set(['CodeMismatchException']));
    expect(await confirm(guessedAt)).toBe('LimitExceededException');
  });

  test('of an unknown email gets the same answer, and no mail', async () => {
    const { service, mail } = await setup();
    const known = await send(service, 'ForgotPassword', { Username: 'pat.rowe@example.test' });
    const unknown = await send(service, 'ForgotPassword', { Username: 'pit.riwe@example.test' });
    expect(unknown).toEqual(known);
    expect(mail).toHaveLength(1);
  });
});

describe('changing the password', () => {
  test('keeps this device signed in and signs the others out', async () => {
    const { identity, otherDevice } = await setup();
    const other = otherDevice();
    await other.signIn(patient.email, patient.password);
    await identity.signIn(patient.email, patient.password);
    await identity.changePassword(patient.password, fresh.password);
    await expect(identity.refresh()).resolves.toHaveProperty('token');
    await expect(other.refresh()).rejects.toMatchObject({ code: 'signed-out' });
  });

  test('asks for the present one', async () => {
    const { identity } = await setup();
    await identity.signIn(patient.email, patient.password);
    await expect(identity.changePassword('Wrong-Horse-1', fresh.password)).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
  });
});

describe('a request that is none of the protocol', () => {
  test.each([
    ['an unknown action', 'DeletePool', {}, 'UnknownOperationException'],
    ['a body that is no JSON', 'SignUp', '<', 'SerializationException'],
    ['a body that is no object', 'SignUp', '[]', 'SerializationException'],
    ['a missing field', 'SignUp', { Username: fresh.email }, 'InvalidParameterException'],
    ['a token that is none', 'GetUser', { AccessToken: 'x' }, 'NotAuthorizedException'],
  ])('%s is refused', async (_case, action, body, type) => {
    const { service } = await setup();
    expect(await send(service, action, body)).toMatchObject({ status: 400, body: { __type: type } });
  });
});
