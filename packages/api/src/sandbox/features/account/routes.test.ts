import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { User } from '../../core/schema.ts';
import { stores } from '../../tests/support/stores.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

async function popup(sandbox: Sandbox, scenario: string): Promise<boolean | undefined> {
  const { call } = await signedIn(sandbox, scenario);
  return (await call<User>('GET', '/me?winback=true')).data[0]?.showReactivatePopup;
}

describe.each(stores)('the account over %s', (_name, create) => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox({ store: create() });
  });
  afterEach(() => sandbox.store.close());

  describe('GET /me', () => {
    test('gives the account, its patient record and a summary of its subscriptions', async () => {
      const { call } = await signedIn(sandbox, 'demo');
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me).toMatchObject({
        email: 'demo@patients.example',
        roles: ['patient'],
        firstName: 'Maya',
        patient: { _id: 'patient-demo', status: 'active' },
        showReactivatePopup: false,
      });
      expect(me?.subscriptions).toHaveLength(6);
      expect(me?.subscriptions?.[0]).toEqual({
        _id: 'demo-active',
        productType: 'wl',
        status: 'active',
        isApproved: true,
      });
    });

    test('offers to reactivate to a patient who was won back and has cancelled', async () => {
      expect(await popup(sandbox, 'cancelled')).toBe(true);
      expect(await popup(sandbox, 'active')).toBe(false);
    });

    test("gives a doctor's account with its role, for the app to refuse", async () => {
      const { call } = await signedIn(sandbox, 'doctor');
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me?.roles).toEqual(['doctor']);
      expect(me?.patient).toBeUndefined();
    });
  });

  test('reset brings everything back', async () => {
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/pause/active-1');
    sandbox.faults.set({ operation: '*', status: 500 });
    sandbox.reset();
    const again = await signedIn(sandbox, 'active');
    expect((await again.subscription('active-1'))?.status).toBe('active');
  });
});
