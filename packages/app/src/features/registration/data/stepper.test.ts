import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { currentSubscriptionAtom, isSentAtom, moveStep, shownRegistrationAtom } from './stepper.ts';

afterEach(() => vi.unstubAllGlobals());

const saved: Subscription = {
  _id: 's1',
  patientId: 'p1',
  productType: 'wl',
  status: 'in_progress',
  registrationStep: 'treatment',
  plan: { frequencyOfDelivery: 'quarterly', price: 53_700 },
};

/** Rendered subscription that lacks the last saved choice. */
const shown: Subscription = { ...saved, plan: { price: 19_900 } };

test('stepper: keeps a saved choice that is not rendered yet', async () => {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) =>
      Response.json({ data: [method === 'PATCH' ? { registrationStep: 'payment' } : saved] }),
  });
  expect(await moveStep(client, { subscription: shown, move: 'next' })).toEqual({
    ...saved,
    registrationStep: 'payment',
  });
});

test('stepper: returns the new step when the move succeeded but the gateway returned 502', async () => {
  let step = 'treatment';
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) => {
      if (method !== 'PATCH') return Response.json({ data: [{ ...saved, registrationStep: step }] });
      step = 'payment';
      return Response.json({ message: 'Bad gateway' }, { status: 502 });
    },
  });
  const moved = await moveStep(client, { subscription: shown, move: 'next' });
  expect(moved.registrationStep).toBe('payment');
});

test('stepper: rejects with the error when the gateway returned 502 and nothing moved', async () => {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) =>
      method === 'PATCH'
        ? Response.json({ message: 'Bad gateway' }, { status: 502 })
        : Response.json({ data: [saved] }),
  });
  await expect(moveStep(client, { subscription: shown, move: 'next' })).rejects.toMatchObject({
    status: 502,
  });
});

test('stepper: keeps showing a submitted registration until its page is unmounted', async () => {
  const last = { ...saved, _id: 's2' };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json({ data: url.includes('/subscriptions') ? [saved, last] : [] }),
  );
  const environment = testEnvironment();
  environment.session.store('patientId', 'p1');
  const store = createStore();
  store.set(environmentAtom, environment);
  const unsubscribe = store.sub(currentSubscriptionAtom, () => undefined);
  await expect.poll(() => store.get(currentSubscriptionAtom)).toEqual(last);
  store.set(shownRegistrationAtom, last);
  expect(store.get(isSentAtom)).toBe(false);

  const sent = { ...last, status: 'pending', registrationDoneDate: '2026-03-18T12:00:00.000Z' };
  store.get(cacheAtom).setQueryData(subscriptionKeys.list, [saved, sent]);
  await expect.poll(() => store.get(isSentAtom)).toBe(true);
  expect(store.get(currentSubscriptionAtom)).toBe(last);
  unsubscribe();
  store.sub(currentSubscriptionAtom, () => undefined);
  await expect.poll(() => store.get(currentSubscriptionAtom)).toEqual(saved);
});
