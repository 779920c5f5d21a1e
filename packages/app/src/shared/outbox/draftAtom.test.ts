import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { keptDraft } from './draftAtom.ts';
import { createDrafts } from './drafts.ts';
import { memoryDraftStorage } from './memoryDraftStorage.ts';

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);

/** A draft of which the device has kept something, and how it is asked for it twice before it answers. */
async function open(join?: (kept: string, written: string) => string) {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('message chat-1', 'Kept');
  const store = createStore();
  store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
  const draft = keptDraft('message', readText, join)('chat-1');
  const restore = () => Promise.all([store.set(draft, 'restore'), store.set(draft, 'restore')]);
  return { drafts, store, draft, restore };
}

test.each([
  ['takes the place of what it has kept', undefined, 'Typed'],
  ['stands behind it, once', (kept: string, written: string) => `${kept} ${written}`, 'Kept Typed'],
])('what is written before the device answers %s', async (_what, join, text) => {
  const { drafts, store, draft, restore } = await open(join);
  const restored = restore();
  const isWritten = store.set(draft, () => 'Typed');
  await Promise.all([restored, isWritten]);
  expect(store.get(draft)).toBe(text);
  await expect.poll(() => drafts.read('message chat-1')).toBe(text);
});

test('what was kept is not joined again once it has been restored', async () => {
  const { store, draft, restore } = await open((kept, written) => `${kept} ${written}`);
  const first = store.set(draft, 'restore');
  const restored = restore();
  await first;
  await store.set(draft, (before) => `${before}, and changed`);
  await restored;
  expect(store.get(draft)).toBe('Kept, and changed');
});
