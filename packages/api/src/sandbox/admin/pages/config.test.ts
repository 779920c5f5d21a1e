import { expect, test } from 'vitest';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';
import { files, form } from '../testing/browse.ts';

test('a form changes the configuration', async () => {
  const sandbox = await quietSandbox({ admin: files });
  const name = 'STRIPE_VERIFICATION_ENABLE';
  await sandbox.fetch(form('/config', { name, value: 'true' }));
  const key = 'STRIPE_PUBLISHABLE_KEY';
  await sandbox.fetch(form('/config', { name: key, value: 'pk_test_1' }));
  const fetchConfig = async (config: string) =>
    (await sandbox.fetch(requestTo(`/get-config?config=${config}`))).json();
  expect(await fetchConfig(name)).toEqual({ data: [{ name, value: true }] });
  expect(await fetchConfig(key)).toEqual({ data: [{ name: key, value: 'pk_test_1' }] });
  await sandbox.fetch(form('/config', { name: key, value: '' }));
  expect(await fetchConfig(key)).toEqual({ data: [{ name: key, value: null }] });
  expect((await sandbox.fetch(form('/config', { name, value: 'perhaps' }))).status).toBe(400);
  expect((await sandbox.fetch(form('/config', { name: 'OTHER', value: 'x' }))).status).toBe(400);
});
