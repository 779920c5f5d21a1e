import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { storedDraft } from './draftAtom.ts';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

test('input during the restore replaces the stored draft', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('address patient-1', 'Stored');
  const store = createStore();
  store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
  const draft = storedDraft('address', readText)('patient-1');
  await Promise.all([store.set(draft, 'restore'), store.set(draft, () => 'Typed')]);
  expect(store.get(draft)).toBe('Typed');
  await expect.poll(() => drafts.read('address patient-1')).toBe('Typed');
});
