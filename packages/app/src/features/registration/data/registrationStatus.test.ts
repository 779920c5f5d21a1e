import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../../../shared/environment.ts';
import { createSession } from '../../../shared/session/index.ts';
import { memoryStorage, tabLines } from '../../../shared/session/testTabs.ts';
import { testEnvironment } from '../../../shared/testEnvironment.ts';
import {
  continueRegistrationAtom,
  pauseRegistrationAtom,
  restoreRegistrationAtom,
} from './registrationStatus.ts';

/** A signed-in patient of that status. */
function patient(status: 'register' | 'active') {
  const session = createSession({ storage: memoryStorage(), now: () => 1, channel: tabLines().open() });
  session.signIn({ token: 'T', expDate: 1_000_000, status });
  const environment = testEnvironment({ session });
  const { currentSubscription } = environment;
  const store = createStore();
  store.set(environmentAtom, environment);
  const state = () => ({
    status: session.read().status,
    remembered: session.recall('originalRegistrationStatus'),
    current: currentSubscription.read(),
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

test.each(['register', 'active'] as const)('a patient of status %s continues the chosen one', (status) => {
  const { store, state } = patient(status);
  store.set(pauseRegistrationAtom);
  store.set(continueRegistrationAtom, 'subscription-2');
  expect(state()).toEqual({ status: 'register', remembered: undefined, current: 'subscription-2' });
});
