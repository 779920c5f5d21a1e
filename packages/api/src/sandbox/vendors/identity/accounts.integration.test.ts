import { afterEach, expect, test, vi } from 'vitest';
import { send, patient, setup } from './testing/setup.ts';

const newUser = { email: 'new@example.test', password: 'Brand-New-9' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sign-up with the real client library creates an account that can sign in right away', async () => {
  const { identity, mail } = await setup();
  expect(await identity.signUp(newUser.email, newUser.password)).toEqual({ isConfirmed: true });
  await expect(identity.signIn(newUser.email, newUser.password)).resolves.toHaveProperty('token');
  expect(mail).toEqual([]);
});

test('sign-up with the real client library requires the emailed code when the service is configured to', async () => {
  const { identity, mail } = await setup({ confirmByCode: true });
  expect(await identity.signUp(newUser.email, newUser.password)).toEqual({ isConfirmed: false });
  await expect(identity.signIn(newUser.email, newUser.password)).rejects.toMatchObject({
    code: 'not-confirmed',
  });
  await identity.resendSignUpCode(newUser.email);
  expect(mail.map(({ email, purpose }) => [email, purpose])).toEqual([
    [newUser.email, 'sign-up'],
    [newUser.email, 'sign-up'],
  ]);
  await expect(identity.confirmSignUp(newUser.email, 'no code')).rejects.toMatchObject({
    code: 'wrong-code',
  });
  await identity.confirmSignUp(newUser.email, mail[1]?.code ?? '');
  await expect(identity.signIn(newUser.email, newUser.password)).resolves.toHaveProperty('token');
});

test('sign-up with the real client library rejects an email with an account, ignoring case', async () => {
  const { identity } = await setup();
  await expect(identity.signUp(patient.email.toUpperCase(), newUser.password)).rejects.toMatchObject({
    code: 'exists',
  });
});

test.each(['Short-1', 'no-upper-case-1', 'NO-LOWER-CASE-1', 'No-Number-Here', 'Space-At-End-1 '])(
  'sign-up with the real client library rejects the weak password "%s"',
  async (password) => {
    const { identity, users } = await setup();
    await expect(identity.signUp(newUser.email, password)).rejects.toMatchObject({ code: 'weak-password' });
    expect(users.get(newUser.email)).toBeUndefined();
  },
);

test('a forgotten password has a code that works once, for an hour, and not after five wrong guesses', async () => {
  let now = 0;
  const { service, mail } = await setup({ clock: () => now });
  const confirm = async (code: string) => {
    const body = { Username: patient.email, ConfirmationCode: code, Password: newUser.password };
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

test('a forgotten password of an unknown email has the same response, without an email', async () => {
  const { service, mail } = await setup();
  const known = await send(service, 'ForgotPassword', { Username: 'pat.rowe@example.test' });
  const unknown = await send(service, 'ForgotPassword', { Username: 'pit.riwe@example.test' });
  expect(unknown).toEqual(known);
  expect(mail).toHaveLength(1);
});

test.each([
  ['an unknown action', 'DeletePool', {}, 'UnknownOperationException'],
  ['a body that is not JSON', 'SignUp', '<', 'SerializationException'],
  ['a body that is not an object', 'SignUp', '[]', 'SerializationException'],
  ['a missing field', 'SignUp', { Username: newUser.email }, 'InvalidParameterException'],
  ['an invalid token', 'GetUser', { AccessToken: 'x' }, 'NotAuthorizedException'],
])('an invalid request: %s is rejected', async (_case, action, body, type) => {
  const { service } = await setup();
  expect(await send(service, action, body)).toMatchObject({ status: 400, body: { __type: type } });
});
