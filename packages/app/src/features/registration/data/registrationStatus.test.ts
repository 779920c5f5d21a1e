import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '#shared/environment.ts';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { cacheAtom } from '#shared/service/cache.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import {
  continueRegistrationAtom,
  pauseRegistrationAtom,
  restoreRegistrationAtom,
} from './registrationStatus.ts';

/** A signed-in patient of that status, on the device and in the account. */
function patient(status: 'register' | 'active') {
  const session = createSession({ storage: memoryStorage(), now: () => 1 });
  session.signIn({ token: 'T', expDate: 1_000_000, status });
  const environment = testEnvironment({ session });
  const { tab } = environment;
  const store = createStore();
  store.set(environmentAtom, environment);
  store.get(cacheAtom).setQueryData(['me'], { patient: { _id: 'patient-1', status } });
  const state = () => ({
    status: session.read().status,
    remembered: session.recall('originalRegistrationStatus'),
    current: tab.get('currentSubscription'),
  });
  return { store, state };
}

test('the status survives a visit to the account', () => {
  const { store, state } = patient('register');
  store.set(pauseRegistrationAtom);
  expect(state()).toMatchObject({ status: 'active', remembered: 'register' });
  store.set(restoreRegistrationAtom);
  expect(state()).toMatchObject({ status: 'register', remembered: undefined });
});

test('nothing is restored that was not remembered', () => {
  const { store, state } = patient('active');
  store.set(restoreRegistrationAtom);
  expect(state()).toMatchObject({ status: 'active', remembered: undefined });
});

test.each([
  ['register', undefined],
  // Whose account stays open.
  ['active', 'active'],
] as const)('a patient whose account is %s continues the chosen one', (account, remembered) => {
  const { store, state } = patient(account);
  store.set(pauseRegistrationAtom);
  store.set(continueRegistrationAtom, 'subscription-2');
  expect(state()).toEqual({ status: 'register', remembered, current: 'subscription-2' });
  store.set(pauseRegistrationAtom);
  expect(state()).toMatchObject({ status: 'active', remembered: 'register' });
  store.set(restoreRegistrationAtom);
  expect(state()).toMatchObject({ status: 'register', remembered });
});
