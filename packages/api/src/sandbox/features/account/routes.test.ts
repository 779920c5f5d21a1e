import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { User } from '../../core/schema.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

async function popup(sandbox: Sandbox, scenario: string, winback = true): Promise<boolean | undefined> {
  const { call } = await signedIn(sandbox, scenario);
  return (await call<User>('GET', `/me?winback=${winback}`)).data[0]?.showReactivatePopup;
}

describe('the account', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
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
        showReactivatePopup: true,
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

    test('has an offer for a patient whose paid period has ended, before the app knows of it', async () => {
      expect(await popup(sandbox, 'winback', false)).toBe(true);
      expect(await popup(sandbox, 'cancelled', false)).toBe(true);
      expect(await popup(sandbox, 'active', false)).toBe(false);
    });

    test('has no offer any more once it was used, also after another cancellation', async () => {
      const { call } = await signedIn(sandbox, 'winback');
      await call('PATCH', '/api/subscription/reactivate/winback-1?winback=true&fromPopup=true');
      expect(await popup(sandbox, 'winback')).toBe(false);
      await call('PATCH', '/api/subscription/cancel/winback-1');
      sandbox.advance(400 * 86_400_000);
      expect(await popup(sandbox, 'winback')).toBe(false);
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
