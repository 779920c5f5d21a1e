import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { User } from '../../core/schema.ts';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

async function showsPopup(sandbox: Sandbox, scenario: string, winback = true): Promise<boolean | undefined> {
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
    test('GET /me returns the account, its patient record and a summary of its subscriptions', async () => {
      const { call } = await signedIn(sandbox, 'demo');
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me).toMatchObject({
        email: 'demo@patients.example',
        roles: ['patient'],
        firstName: 'Maya',
        patient: { _id: 'patient-demo', status: 'active' },
        showReactivatePopup: true,
      });
      expect(me?.subscriptions).toHaveLength(sandbox.store.list('subscriptions', 'patient-demo').length);
      expect(me?.subscriptions?.[0]).toEqual({
        _id: 'demo-active',
        productType: 'wl',
        status: 'active',
        isApproved: true,
      });
    });

    test('GET /me shows the reactivation offer to a patient who has canceled', async () => {
      expect(await showsPopup(sandbox, 'canceled')).toBe(true);
      expect(await showsPopup(sandbox, 'active')).toBe(false);
    });

    test('GET /me shows the offer after the paid period has ended, even without winback=true', async () => {
      expect(await showsPopup(sandbox, 'winback', false)).toBe(true);
      expect(await showsPopup(sandbox, 'canceled', false)).toBe(true);
      expect(await showsPopup(sandbox, 'active', false)).toBe(false);
    });

    test('GET /me shows the offer only once, even after another cancellation', async () => {
      const { call } = await signedIn(sandbox, 'winback');
      await call('PATCH', '/api/subscription/reactivate/winback-1?winback=true&fromPopup=true');
      expect(await showsPopup(sandbox, 'winback')).toBe(false);
      await call('PATCH', '/api/subscription/cancel/winback-1');
      sandbox.advance(400 * 86_400_000);
      expect(await showsPopup(sandbox, 'winback')).toBe(false);
    });

    test("GET /me returns a doctor's account with its role, which the app rejects", async () => {
      const { call } = await signedIn(sandbox, 'doctor');
      const [me] = (await call<User>('GET', '/me')).data;
      expect(me?.roles).toEqual(['doctor']);
      expect(me?.patient).toBeUndefined();
    });
  });

  test('reset restores all data', async () => {
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/pause/active-1');
    sandbox.faults.set({ operation: '*', status: 500 });
    sandbox.reset();
    const again = await signedIn(sandbox, 'active');
    expect((await again.subscription('active-1'))?.status).toBe('active');
  });
});
