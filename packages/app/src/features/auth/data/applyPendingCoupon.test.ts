import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createSession, type Session } from '../../../shared/session/index.ts';
import { applyPendingCoupon } from './applyPendingCoupon.ts';

const serviceUrl = 'http://sandbox.localhost/service';
const channel = { announceLogout: () => undefined, listen: () => () => undefined };

let sandbox: Sandbox;
let session: Session;
beforeEach(async () => {
  sandbox = await createSandbox({ store: createMemoryStore(), wait: async () => undefined });
  session = createSession({ storage: undefined, now: Date.now, channel });
  vi.stubGlobal('fetch', sandbox.fetch);
});
afterEach(() => vi.unstubAllGlobals());

async function signIn(): Promise<readonly string[]> {
  const { AccessToken } = await signInAs(sandbox, 'register');
  await applyPendingCoupon({ session, serviceUrl }, AccessToken, 'patient-register');
  const record = sandbox.store.get('subscriptions', 'patient-register', 'register-1');
  return (record?.coupons ?? []).map(({ name }) => name);
}

test('a pending coupon is applied, and is not pending any more', async () => {
  session.savePendingCoupon('WELCOME10');
  expect(await signIn()).toEqual(['WELCOME10']);
  expect(session.takePendingCoupon()).toBeUndefined();
});

test('without one, nothing is asked', async () => {
  const asked = vi.fn<typeof sandbox.fetch>();
  vi.stubGlobal('fetch', asked);
  await applyPendingCoupon({ session, serviceUrl }, 'token', 'patient-register');
  expect(asked).not.toHaveBeenCalled();
});

test('a rejected one is dropped', async () => {
  session.savePendingCoupon('NONSENSE');
  expect(await signIn()).toEqual([]);
  expect(session.takePendingCoupon()).toBeUndefined();
});

test.each([
  ['fails', { status: 503 }],
  ['cannot be read', { malformed: true }],
])('one whose answer %s stays pending', async (_how, fault) => {
  session.savePendingCoupon('WELCOME10');
  sandbox.faults.set({ operation: 'applyLoginCouponByPath', ...fault });
  expect(await signIn()).toEqual([]);
  expect(session.takePendingCoupon()).toBe('WELCOME10');
});
