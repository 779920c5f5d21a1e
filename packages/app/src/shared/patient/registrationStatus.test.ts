import { expect, test } from 'vitest';
import { QueryClient } from '@tanstack/query-core';
import { createSession } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { continueRegistration, pauseRegistration, restoreRegistration } from './registrationStatus.ts';

/** Signed-in patient with a status, on the device and in the account. */
function patient(status: 'register' | 'active') {
  const session = createSession({ storage: memoryStorage(), now: () => 1 });
  session.signIn({ token: 'T', expDate: 1_000_000, status });
  const environment = testEnvironment({ session });
  const cache = new QueryClient();
  cache.setQueryData(['me'], { patient: { _id: 'patient-1', status } });
  const state = () => ({
    status: session.read().status,
    remembered: session.recall('originalRegistrationStatus'),
    current: environment.tab.get('currentSubscription'),
  });
  return { environment, cache, state };
}

test('the status survives a visit to the account', () => {
  const { environment, cache, state } = patient('register');
  pauseRegistration(environment.session);
  expect(state()).toMatchObject({ status: 'active', remembered: 'register' });
  restoreRegistration(environment.session, cache);
  expect(state()).toMatchObject({ status: 'register', remembered: undefined });
});

test('registrationStatus: restores nothing if no status was remembered', () => {
  const { environment, cache, state } = patient('active');
  restoreRegistration(environment.session, cache);
  expect(state()).toMatchObject({ status: 'active', remembered: undefined });
});

test.each([
  ['register', undefined],
  // The account stays accessible.
  ['active', 'active'],
] as const)('a patient with status %s continues the chosen registration', (account, remembered) => {
  const { environment, cache, state } = patient(account);
  pauseRegistration(environment.session);
  continueRegistration(environment, cache, 'subscription-2');
  expect(state()).toEqual({ status: 'register', remembered, current: 'subscription-2' });
  pauseRegistration(environment.session);
  expect(state()).toMatchObject({ status: 'active', remembered: 'register' });
  restoreRegistration(environment.session, cache);
  expect(state()).toMatchObject({ status: 'register', remembered });
});
