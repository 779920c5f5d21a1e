import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from '@patient/ui/ToastQueue';
import { createClient } from '@patient/api';
import { createSeededStore, createSandbox, signInAs, type Sandbox } from '@patient/api/sandbox';
import { createSession, type Session } from '@patient/api/session';
import { applyPendingCoupon } from './beginSession.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const serviceUrl = 'http://sandbox.localhost/service';

let sandbox: Sandbox;
let session: Session;
let toasts: ReturnType<typeof createToastQueue>;
beforeEach(async () => {
  sandbox = await createSandbox({
    store: createSeededStore({ now: NOW }),
    clock: () => NOW,
    wait: async () => undefined,
  });
  toasts = createToastQueue();
  toasts.subscribe(() => undefined);
  session = createSession({ storage: undefined, now: () => NOW });
  vi.stubGlobal('fetch', sandbox.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** Signs in a seeded patient with a pending coupon; resolves to the coupons of the patient's registration. */
async function signIn(name: string, code: string): Promise<readonly string[]> {
  session.savePendingCoupon(code);
  const { AccessToken } = await signInAs(sandbox, name);
  const client = createClient({ baseUrl: serviceUrl, getToken: async () => AccessToken });
  await applyPendingCoupon({ session, toasts }, client, `patient-${name}`);
  const record = sandbox.store.get('subscriptions', `patient-${name}`, `${name}-1`);
  return (record?.coupons ?? []).map((coupon) => coupon.name);
}

test('a coupon is no longer pending once applied to the registration', async () => {
  expect(await signIn('register', 'WELCOME10')).toEqual(['WELCOME10']);
  expect(session.takePendingCoupon()).toBeUndefined();
});

test('a coupon stays pending when fetching the registrations fails', async () => {
  sandbox.faults.set({ operation: 'listSubscriptions', status: 503 });
  await signIn('register', 'WELCOME10');
  expect(session.takePendingCoupon()).toBe('WELCOME10');
});

test('a coupon stays pending for a patient without a registration', async () => {
  expect(await signIn('active', 'WEIGHT25')).not.toContain('WEIGHT25');
  expect(session.takePendingCoupon()).toBe('WEIGHT25');
});

// The payment step tries again and shows the reason in its field.
test.each([
  ['an unknown code', 'register', 'NONSENSE'],
  ['an expired code', 'active', 'LASTYEAR'],
  ['a used-up code', 'active', 'FIRST100'],
  ['a code for another treatment', 'register', 'DAILY5'],
])('beginSession: %s stays pending', async (_what, name, code) => {
  expect(await signIn(name, code)).not.toContain(code);
  expect(session.takePendingCoupon()).toBe(code);
});

test.each([
  ['fails', 'applyLoginCouponByPath', { status: 503 }],
  ['is unreadable', 'applyLoginCouponByPath', { malformed: true }],
] as const)(
  'a coupon stays pending and the error is shown when the response %s',
  async (_how, operation, fault) => {
    sandbox.faults.set({ operation, ...fault });
    await signIn('register', 'WELCOME10');
    expect(session.takePendingCoupon()).toBe('WELCOME10');
    expect(toasts.current()).toMatchObject({ kind: 'error' });
  },
);
