import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';
import type { DraftShelf } from './draftStorage.ts';
import { memoryShelf } from './memoryDraftStorage.ts';

const refuse = () => Promise.reject(new Error('Forbidden'));
const answer = { questionId: 'conditions', value: 'High blood pressure' };

test('a draft comes back as it was written, until it is removed', async () => {
  const drafts = createDrafts(memoryShelf());
  expect(await drafts.write('one', [answer])).toBe(true);
  expect(await drafts.read('one')).toEqual([answer]);
  expect(await drafts.read('other')).toBeUndefined();
  await drafts.remove('one');
  expect(await drafts.read('one')).toBeUndefined();
});

test('of drafts written faster than they can be sealed the last is kept', async () => {
  const drafts = createDrafts(memoryShelf());
  const written = ['4', '41', '415'].map((text) => drafts.write('one', text));
  const removed = drafts.remove('one');
  written.push(drafts.write('one', '4155'));
  await Promise.all([...written, removed]);
  expect(await drafts.read('one')).toBe('4155');
});

test('nothing of it can be read on the device', async () => {
  const shelf = memoryShelf();
  await createDrafts(shelf).write('one', answer);
  const kept = [...shelf.entries.values()]
    .map(({ sealed }) => new TextDecoder('latin1').decode(sealed))
    .join('');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).not.toMatch(/blood|conditions|questionId/);
});

test('the same draft never looks the same twice', async () => {
  const shelf = memoryShelf();
  const drafts = createDrafts(shelf);
  await drafts.write('one', answer);
  const before = new Uint8Array(shelf.entries.get('one')?.sealed ?? new ArrayBuffer());
  await drafts.write('one', answer);
  const after = new Uint8Array(shelf.entries.get('one')?.sealed ?? new ArrayBuffer());
  expect(after).not.toEqual(before);
});

test('the key cannot be taken away', async () => {
  const shelf = memoryShelf();
  await createDrafts(shelf).write('one', answer);
  const key = await shelf.key(() => Promise.reject(new Error('There is a key already')));
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

test('a draft cannot be passed off as another', async () => {
  const shelf = memoryShelf();
  const drafts = createDrafts(shelf);
  await drafts.write('mine', answer);
  const sealed = shelf.entries.get('mine');
  if (sealed) shelf.entries.set('yours', sealed);
  expect(await drafts.read('yours')).toBeUndefined();
});

test('a device that keeps nothing says so, and fails nobody', async () => {
  const shelf: DraftShelf = { key: refuse, read: refuse, write: refuse, remove: refuse };
  const drafts = createDrafts(shelf);
  expect(await drafts.write('one', answer)).toBe(false);
  expect(await drafts.read('one')).toBeUndefined();
  await drafts.remove('one');
});
