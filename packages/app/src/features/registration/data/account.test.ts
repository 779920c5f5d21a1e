import { expect, test } from 'vitest';
import { IdentityError, type IdentityErrorCode } from '@patient/api';
import { makeAccount } from './account.ts';

const credentials = { email: 'ada@patients.example', password: 'River-Stone-42' };
const TOKEN = { token: 'token', expiresAt: 0 };

/** An identity service with these answers; a text is the code of an error. */
const identityOf = (signUp: boolean | IdentityErrorCode, signIn?: IdentityErrorCode) => ({
  async signUp() {
    if (typeof signUp === 'string') throw new IdentityError(signUp);
    return { isConfirmed: signUp };
  },
  async signIn() {
    if (signIn !== undefined) throw new IdentityError(signIn);
    return TOKEN;
  },
});

test.each([
  ['a new account', identityOf(true), { isConfirmed: true, isNew: true }],
  ['a new account with a code', identityOf(false), { isConfirmed: false, isNew: true }],
  ['one of an earlier try', identityOf('exists'), { isConfirmed: true, isNew: false }],
  [
    'one of an earlier try with a code',
    identityOf('exists', 'not-confirmed'),
    { isConfirmed: false, isNew: false },
  ],
])('%s', async (_what, identity, account) => {
  expect(await makeAccount(identity, credentials)).toEqual(account);
});

test.each([
  ['a password that is too weak', identityOf('weak-password'), 'weak-password'],
  ['an account with another password', identityOf('exists', 'wrong-credentials'), 'exists'],
  ['a connection that is lost', identityOf('exists', 'network'), 'network'],
])('%s is an error', async (_what, identity, code) => {
  await expect(makeAccount(identity, credentials)).rejects.toMatchObject({ code });
});
