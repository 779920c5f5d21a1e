import { expect, test } from 'vitest';
import { createClient } from '@patient/api';
import { hasAccount } from './checks.ts';

test.each<[object[], boolean]>([
  [[{ redirect: '/login' }], true],
  [[{ redirect: true }], true],
  [[{ redirect: '' }], false],
  [[{ redirect: false }], false],
  [[{ redirect: null }], false],
  [[{}], false],
  [[], false],
])('an email with the response %j has an account: %s', async (data, isKnown) => {
  const fetch = async () => Response.json({ data });
  const client = createClient({ baseUrl: 'http://service.test', fetch });
  expect(await hasAccount(client, 'ada@patients.example')).toBe(isKnown);
});
