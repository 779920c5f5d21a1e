import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '../testEnvironment.ts';
import { accountMutation } from './accountMutation.ts';

test('changes of the account are sent one after the other, so that an older one does not win', async () => {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  const saving = (name: string) =>
    accountMutation<string>([name], {
      send: async (_client, address) => {
        sent.push(address);
        await answer.promise;
      },
    });
  const [shipping, patient] = [saving('shipping'), saving('patient')];
  store.sub(shipping, () => undefined);
  store.sub(patient, () => undefined);
  const saves = [
    store.get(shipping).mutateAsync('first'),
    store.get(shipping).mutateAsync('second'),
    store.get(patient).mutateAsync('third'),
  ];
  await expect.poll(() => sent).toEqual(['first']);
  answer.resolve();
  await Promise.all(saves);
  expect(sent).toEqual(['first', 'second', 'third']);
});
