import { expect, test } from 'vitest';
import { scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { form, page, read, withPages } from '../testing/browse.ts';

test('lists mails with codes and reset links, and deletes them', async () => {
  const sandbox = await withPages();
  const { email } = scenarioNamed('active');
  await sandbox.fetch(
    new Request('http://sandbox.localhost/service/identity', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
      body: JSON.stringify({ ClientId: 'sandbox', Username: email }),
    }),
  );
  expect((await page(sandbox, '/mails')).text).toMatch(/Your code is \d{6}/);
  expect(await read(sandbox, '/mails')).toMatchObject({
    mails: [{ to: email, subject: 'Set a new password' }],
  });
  await sandbox.fetch(form('/mails', { do: 'clear' }));
  expect(await read(sandbox, '/mails')).toEqual({ mails: [] });
});
