import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { User } from '../../core/schema.ts';
import { type SignedIn, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const MINE = '/api/user/user-active';

describe('changing the account', () => {
  let sandbox: Sandbox;
  let ben: SignedIn;
  beforeEach(async () => {
    sandbox = await quietSandbox();
    ben = await signedIn(sandbox, 'active');
  });
  afterEach(() => sandbox.store.close());

  const me = async () => (await ben.call<User>('GET', '/me')).data[0];
  const update = (body: object) => ben.call<User>('PUT', MINE, body);

  test('changing the account changes what was sent and keeps the rest', async () => {
    const before = await me();
    const { data } = await update({ firstName: ' Benjamin ', notificationPreference: { sms: true } });
    expect(data[0]).toMatchObject({
      firstName: 'Benjamin',
      lastName: 'Carter',
      phone: before?.phone,
      notificationPreference: { ...before?.notificationPreference, sms: true },
    });
    expect(data[0]?.subscriptions).toEqual(before?.subscriptions);
    const { showReactivatePopup: _popup, ...after } = (await me()) ?? {};
    expect(after).toEqual(data[0]);
  });

  test('changing the account normalizes the phone number, which only one account can have', async () => {
    expect((await update({ phone: '(415) 555-2671' })).data[0]?.phone).toBe('+14155552671');
    const maya = await signedIn(sandbox, 'demo');
    const setPhone = (phone: string) => maya.call('PUT', '/api/user/user-demo', { phone });
    const response = await setPhone('415.555.2671');
    expect(response).toMatchObject({ status: 409, message: 'This phone number belongs to another account' });
    expect(await response.raw.json()).toMatchObject({ metadata: { phoneExist: true } });
    expect((await update({ phone: '+1 415 555 2671' })).status).toBe(200);
    await update({ phone: '415 555 2672' });
    expect((await setPhone('+14155552671')).status).toBe(200);
  });

  test('another account is a 404', async () => {
    expect((await ben.call('PUT', '/api/user/user-demo', { firstName: 'Eve' })).status).toBe(404);
    expect(sandbox.store.get('users', 'user-demo', 'user-demo')?.firstName).toBe('Maya');
  });

  test.each([
    [{}, 'There is nothing to change'],
    [
      { roles: ['doctor'], email: 'other@patients.example' },
      'Only firstName, lastName, phone, chatNoticeAlert and notificationPreference may be sent',
    ],
    [{ firstName: 'Ben', roles: ['doctor'] }, /^Only firstName, .* may be sent$/],
    [{ firstName: ' ' }, 'firstName is required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName must not be longer than 100 letters'],
    [{ phone: '911' }, 'Enter a US phone number with ten digits'],
    [{ chatNoticeAlert: 'perhaps' }, 'chatNoticeAlert must be true or false'],
    [{ notificationPreference: { sms: 3 } }, 'notificationPreference.sms must be true or false'],
    [{ notificationPreference: [] }, 'notificationPreference must be an object'],
    [{ firstName: 'Benny', phone: '1' }, 'Enter a US phone number with ten digits'],
  ])('changing the account: %j is a 400 and changes nothing', async (body, message) => {
    const before = await me();
    const headers = { authorization: `Bearer ${ben.token}` };
    const response = await sandbox.fetch(requestTo(MINE, 'PUT', body, headers));
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(message);
    expect(await me()).toEqual(before);
  });
});
