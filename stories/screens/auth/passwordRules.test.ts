import { beforeAll, expect, test } from 'vitest';
import { createMemoryStore, createSandbox, type Sandbox } from '@patient/api/sandbox';
import { unmetRules } from '@patient/ui/PasswordRules';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ store: createMemoryStore() });
});

const signUp = (password: string) =>
  sandbox.fetch(
    new Request('http://sandbox.localhost/identity', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: JSON.stringify({
        ClientId: 'test',
        Username: `${crypto.randomUUID()}@patients.example`,
        Password: password,
      }),
    }),
  );

test.each([
  ['Abcdefg1', true],
  ['Abcdef1', false],
  ['Ab1🙂🙂🙂🙂', false],
  ['Ab1🙂🙂🙂🙂🙂', true],
  ['Äöüßabc1', false],
  ['ÄÖÜABC12', false],
  ['Äöüßabc1A', true],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  ['Abcdefg١', false],
  [' Abcdefg1', false],
  ['Abcdefg1 ', false],
  ['Abc defg1', true],
])('page and identity service agree on "%s"', async (password, isGood) => {
  expect(unmetRules(password).length === 0).toBe(isGood);
  expect((await signUp(password)).status).toBe(isGood ? 200 : 400);
});
