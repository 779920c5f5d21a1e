import { expect, test } from 'vitest';
import { scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

test('emails and texts follow the preferences of the account', async () => {
  const sandbox = await quietSandbox();
  const { email } = scenarioNamed('active');
  const { call } = await signedIn(sandbox, 'active');
  const sent = () => sandbox.store.list('mails', '').map(({ to, text }) => ({ to, text }));

  await call('PATCH', '/api/subscription/pause/active-1');
  expect(sent()).toEqual([{ to: email, text: 'You have news in your account. Sign in to read it.' }]);

  await call('PUT', '/api/user/user-active', {
    notificationPreference: { neutralWording: false, sms: true, email: false },
  });
  await call('PATCH', '/api/subscription/resume/active-1');
  expect(sent().slice(1)).toEqual([
    { to: expect.stringMatching(/^\+1\d{10}$/), text: expect.stringMatching(/^You resumed Sildenafil\./) },
  ]);
});
