import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { sessionGenerationAtom } from '../session/index.ts';
import { environmentAtom, type Environment } from '../environment.ts';
import { keptDraft } from './draftAtom.ts';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

test('what was typed is gone after logout, for the same owner too', async () => {
  const store = createStore();
  const environment: Pick<Environment, 'loadDrafts'> = {
    loadDrafts: vi.fn<Environment['loadDrafts']>().mockRejectedValue(new Error('No storage')),
  };
  // The draft uses no other part.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  store.set(environmentAtom, environment as Environment);
  const draft = keptDraft('address', readText)('patient-1');
  await store.set(draft, () => '1 Main St');
  expect(store.get(draft)).toBe('1 Main St');
  store.set(sessionGenerationAtom, (generation) => generation + 1);
  expect(store.get(draft)).toBeUndefined();
});
