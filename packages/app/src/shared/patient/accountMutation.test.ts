import type { OperationId } from '@patient/api';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { accountMutation, isSaved } from './accountMutation.ts';

test('changes of the account are sent one after the other, so that an older one does not win', async () => {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  const saving = (operation: OperationId, scope?: string) =>
    accountMutation<string>(operation, {
      ...(scope !== undefined && { scope }),
      send: async (_client, address) => {
        sent.push(address);
        await answer.promise;
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
  answer.resolve();
  await Promise.all(saves);
  expect(sent).toEqual(['first', 'picture', 'second', 'third']);
});

const stored = {
  firstName: 'Ada',
  phone: '4155550132',
  shipping: { address: '1 Main St', city: 'Portland' },
  notificationPreference: { sms: true, email: false },
};

test.each<[name: string, asked: object, isThere: boolean]>([
  ['a field', { firstName: 'Ada' }, true],
  ['another value', { firstName: 'Eve' }, false],
  ['one of several', { firstName: 'Ada', phone: '4155550100' }, false],
  ['a field of a part', { notificationPreference: { sms: true } }, true],
  ['another value in a part', { notificationPreference: { email: true } }, false],
  ['an empty text where there is none', { shipping: { address: '1 Main St', secondAddress: '' } }, true],
  ['a text where there is none', { shipping: { secondAddress: 'Apt 2' } }, false],
  ['a part that is missing', { basic: { gender: 'male' } }, false],
  ['nothing', {}, true],
])('%s of what was to be saved is there: %j is %s', (_name, asked, isThere) => {
  expect(isSaved(asked, stored)).toBe(isThere);
});
