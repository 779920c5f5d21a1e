import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { storedDraft } from './draftAtom.ts';
import { createDrafts } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

test('what is written before the device responds replaces what it has', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('address patient-1', 'Kept');
  const store = createStore();
  store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
  const draft = storedDraft('address', readText)('patient-1');
  await Promise.all([store.set(draft, 'restore'), store.set(draft, () => 'Typed')]);
  expect(store.get(draft)).toBe('Typed');
  await expect.poll(() => drafts.read('address patient-1')).toBe('Typed');
});
