import { expect, test } from 'vitest';
import { IdentityError, type IdentityErrorCode } from '@patient/api';
import { createOrReuseAccount } from './account.ts';

const credentials = { email: 'ada@patients.example', password: 'River-Stone-42' };
const TOKEN = { token: 'token', expiresAt: 0 };

/** Mock identity service; a string is the code of an error that it throws. */
const identityOf = (
  signUp: boolean | IdentityErrorCode,
  signIn?: IdentityErrorCode,
  resend?: IdentityErrorCode,
) => ({
  async signUp() {
    if (typeof signUp === 'string') throw new IdentityError(signUp);
    return { isConfirmed: signUp };
  },
  async signIn() {
    if (signIn !== undefined) throw new IdentityError(signIn);
    return TOKEN;
  },
  async resendSignUpCode() {
    if (resend !== undefined) throw new IdentityError(resend);
  },
});

test.each([
  ['a new account', identityOf(true), { isConfirmed: true, isNew: true }],
  ['a new account that needs a code', identityOf(false), { isConfirmed: false, isNew: true }],
  ['an account from an earlier attempt', identityOf('exists'), { isConfirmed: true, isNew: false }],
  [
    'an account from an earlier attempt that needs a code',
    identityOf('exists', 'not-confirmed'),
    { isConfirmed: false, isNew: false },
  ],
  [
    'an unconfirmed account with another password, after sending its code',
    identityOf('exists', 'wrong-credentials'),
    { isConfirmed: false, isNew: false, hasOtherPassword: true },
  ],
  [
    'an unconfirmed account with another password that gets no more codes',
    identityOf('exists', 'wrong-credentials', 'too-many'),
    { isConfirmed: false, isNew: false, hasOtherPassword: true },
  ],
])('account: resolves to %s', async (_what, identity, account) => {
  expect(await createOrReuseAccount(identity, credentials)).toEqual(account);
});

test.each([
  ['a weak password', identityOf('weak-password'), 'weak-password'],
  [
    'a confirmed account with another password',
    identityOf('exists', 'wrong-credentials', 'already-confirmed'),
    'exists',
  ],
  ['a disabled account', identityOf('exists', 'disabled'), 'disabled'],
  ['a lost connection', identityOf('exists', 'network'), 'network'],
])('account: rejects for %s', async (_what, identity, code) => {
  await expect(createOrReuseAccount(identity, credentials)).rejects.toMatchObject({ code });
});
