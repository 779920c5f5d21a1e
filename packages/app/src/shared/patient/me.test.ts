import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom } from '../environment.ts';
import type { RegistrationStatus } from '@patient/api/session';
import { tokenFor } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { meAtom } from './me.ts';

afterEach(() => vi.unstubAllGlobals());

interface Row {
  /** Status on the device. */
  readonly stored: RegistrationStatus;
  /** Status of the account. */
  readonly status: RegistrationStatus;
  /** Statuses of its subscriptions. */
  readonly statuses: readonly string[];
  readonly weight: string | undefined;
}

const ROWS: readonly (readonly [string, Row])[] = [
  [
    'is removed after it was submitted on another device',
    { stored: 'active', status: 'active', statuses: ['active'], weight: undefined },
  ],
  [
    'stays during a registration',
    { stored: 'active', status: 'active', statuses: ['active', 'in_progress'], weight: '176' },
  ],
  [
    'stays while the account is being registered',
    { stored: 'active', status: 'register', statuses: ['in_progress'], weight: '176' },
  ],
  [
    'stays if the response is older than the registration',
    { stored: 'register', status: 'active', statuses: ['active'], weight: '176' },
  ],
];

test.each(ROWS)('privacy 15: stored data of a registration %s', async (_name, row) => {
  const { stored, status: account, statuses, weight } = row;
  const subscriptions = statuses.map((status, index) => ({ _id: String(index), status, productType: 'wl' }));
  const patient = { _id: 'patient-1', status: account };
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [{ _id: 'user-1', roles: ['patient'], email: 'a@care.example', patient, subscriptions }],
    }),
  );
  const environment = testEnvironment();
  const { session } = environment;
  session.signIn({ token: tokenFor('ada'), expDate: 1_000_000, status: stored });
  session.store('userWeight', '176');
  session.store('originalRegistrationStatus', 'register');
  const store = createStore();
  store.set(environmentAtom, environment);
  const stop = store.sub(meAtom, () => undefined);
  await expect.poll(() => store.get(meAtom).data?.patient._id).toBe('patient-1');
  expect(session.recall('userWeight')).toBe(weight);
  expect(session.recall('originalRegistrationStatus')).toBe(weight && 'register');
  stop();
});

test.each<[RegistrationStatus, string | undefined]>([
  ['register', 'female'],
  ['active', undefined],
])('privacy 15: with the status %s, the stored gender is %s', async (status, gender) => {
  const patient = { _id: 'patient-1', status, basic: { gender: 'female' } };
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: [{ _id: 'user-1', roles: ['patient'], email: 'a@care.example', patient }] }),
  );
  const environment = testEnvironment();
  const { session } = environment;
  session.signIn({ token: tokenFor('ada'), expDate: 1_000_000, status });
  const store = createStore();
  store.set(environmentAtom, environment);
  const stop = store.sub(meAtom, () => undefined);
  await expect.poll(() => store.get(meAtom).data?.patient._id).toBe('patient-1');
  expect(session.recall('gender')).toBe(gender);
  stop();
});

/** Specification sections 3 (winbackUser) and 7 (GET /me?winback=). */
test('an offer to reactivate is stored, and sent with the next request', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    sent.push(new URL(url).search);
    const patient = { _id: 'patient-1', status: 'active' };
    const offer = { showReactivatePopup: true };
    return Response.json({
      data: [{ _id: 'user-1', roles: ['patient'], email: 'a@care.example', patient, ...offer }],
    });
  });
  const environment = testEnvironment();
  const { session } = environment;
  session.signIn({ token: tokenFor('ada'), expDate: 1_000_000, status: 'active' });
  const store = createStore();
  store.set(environmentAtom, environment);
  const stop = store.sub(meAtom, () => undefined);
  await expect.poll(() => session.recall('winbackUser')).toBe(true);
  await store.get(meAtom).refetch();
  expect(sent).toEqual(['?winback=false', '?winback=true']);
  stop();
});
