import { SHARED } from '../../core/collections.ts';
import { describe, expect, test } from 'vitest';
import { sendMail } from '../../vendors/mail/mails.ts';
import { demoPassword, scenarioNamed, scenarios } from '../../seed/scenarios/scenarios.ts';
import { signedIn } from '../../tests/support/patient.ts';
import { page, read, withPages } from '../testing/browse.ts';

const HOSTILE = `<img src=x onerror="alert('1')">`;

describe('patients', () => {
  test('the patients of the admin page are all listed, with the common password', async () => {
    const { text } = await page(await withPages());
    for (const { email } of scenarios) expect(text).toContain(`<code>${email}</code>`);
    expect(text.split(`<code>${demoPassword}</code>`)).toHaveLength(2);
  });

  test('the patients of the admin page with new accounts are first', async () => {
    const sandbox = await withPages();
    await sandbox.fetch(
      new Request('http://sandbox.localhost/service/identity', {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
        body: JSON.stringify({
          ClientId: 'sandbox',
          Username: 'nora@new.example',
          Password: demoPassword,
          UserAttributes: [{ Name: 'email', Value: 'nora@new.example' }],
        }),
      }),
    );
    const account = sandbox.store.get('identityUsers', SHARED, 'nora@new.example');
    const like = sandbox.store.get('users', 'user-empty', 'user-empty');
    if (account === undefined || like === undefined) throw new Error('No account was created');
    sandbox.store.put('users', account.sub, account.sub, { ...like, _id: account.sub, firstName: 'Nora' });
    expect(await read(sandbox, '')).toMatchObject({
      patients: [
        { scenario: 'new', email: 'nora@new.example' },
        { scenario: 'demo' },
        ...scenarios.slice(1).map(({ name }) => ({ scenario: name })),
      ],
    });
  });

  test('the patients of the admin page can be filtered without a script', async () => {
    const sandbox = await withPages();
    const { text } = await page(sandbox, '?q=paused+liam');
    expect(text).toContain(scenarioNamed('approved-paused').email);
    expect(text).not.toContain(scenarioNamed('active').email);
    expect((await page(sandbox, '?q=nobody-at-all')).text).toContain('No matching accounts.');
  });

  test('patients show their current state', async () => {
    const sandbox = await withPages();
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/pause/active-1');
    expect(await read(sandbox, '?q=ben')).toMatchObject({
      patients: [{ scenario: 'active', subscriptions: [{ _id: 'active-1', status: 'pause' }] }],
    });
  });

  test('the patients of the admin page with HTML in the name are escaped, as is a search with HTML', async () => {
    const sandbox = await withPages();
    const user = sandbox.store.get('users', 'user-active', 'user-active');
    if (user === undefined) throw new Error('The seed has no such user');
    sandbox.store.put('users', user._id, user._id, { ...user, firstName: HOSTILE });
    sendMail(sandbox, { to: HOSTILE, subject: HOSTILE, text: HOSTILE, link: `javascript:${HOSTILE}` });
    for (const path of ['', `?q=${encodeURIComponent(HOSTILE)}`, '/mails']) {
      const { text } = await page(sandbox, path);
      expect(text).toContain('&lt;img src=x');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('href="javascript');
    }
  });
});
