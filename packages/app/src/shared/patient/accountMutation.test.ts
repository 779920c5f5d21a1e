import type { OperationId } from '@patient/api';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { accountMutation, isSaved } from './accountMutation.ts';

test('accountMutation: sends changes of the account in order, so that the last one wins', async () => {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const sent: string[] = [];
  const response = Promise.withResolvers<void>();
  const saving = (operation: OperationId, scope?: string) =>
    accountMutation<string>(operation, {
      ...(scope !== undefined && { scope }),
      send: async (_client, request) => {
        sent.push(request);
        await response.promise;
      },
    });
  const [shipping, patient, avatar] = [
    saving('updateShippingAddress'),
    saving('updatePatient'),
    saving('setAvatar', 'avatar'),
  ];
  for (const mutation of [shipping, patient, avatar]) store.sub(mutation, () => undefined);
  const saves = [
    store.get(shipping).mutateAsync('first'),
    store.get(shipping).mutateAsync('second'),
    store.get(patient).mutateAsync('third'),
    store.get(avatar).mutateAsync('picture'),
  ];
  await expect.poll(() => sent).toEqual(['first', 'picture']);
  response.resolve();
  await Promise.all(saves);
  expect(sent).toEqual(['first', 'picture', 'second', 'third']);
});

const stored = {
  firstName: 'Ada',
  phone: '4155550132',
  shipping: { address: '1 Main St', city: 'Portland' },
  notificationPreference: { sms: true, email: false },
};

test.each<[name: string, request: object, expected: boolean]>([
  ['a field', { firstName: 'Ada' }, true],
  ['another value', { firstName: 'Eve' }, false],
  ['one of several', { firstName: 'Ada', phone: '4155550100' }, false],
  ['a nested field', { notificationPreference: { sms: true } }, true],
  ['another nested value', { notificationPreference: { email: true } }, false],
  ['an empty text that is not stored', { shipping: { address: '1 Main St', secondAddress: '' } }, true],
  ['a text that is not stored', { shipping: { secondAddress: 'Apt 2' } }, false],
  ['a missing record', { basic: { gender: 'male' } }, false],
  ['no field', {}, true],
])('accountMutation: %s: %j is saved: %s', (_name, request, expected) => {
  expect(isSaved(request, stored)).toBe(expected);
});
