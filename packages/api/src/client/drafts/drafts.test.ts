import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';

afterEach(() => vi.useRealTimers());

const refuse = () => Promise.reject(new Error('Forbidden'));
const answer = { questionId: 'conditions', value: 'High blood pressure' };

test('a draft comes back as it was written, until it is removed', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  expect(await drafts.write('one', [answer])).toBe(true);
  expect(await drafts.read('one')).toEqual([answer]);
  expect(await drafts.read('other')).toBeUndefined();
  await drafts.remove('one');
  expect(await drafts.read('one')).toBeUndefined();
});

test('of drafts written faster than they can be sealed the last is kept', async () => {
  const storage = memoryDraftStorage();
  const write = vi.spyOn(storage, 'write');
  const drafts = createDrafts(storage);
  const written = ['4', '41', '415'].map((text) => drafts.write('one', text));
  const removed = drafts.remove('one');
  written.push(drafts.write('one', '4155'));
  await Promise.all([...written, removed]);
  expect(await drafts.read('one')).toBe('4155');
  expect(write).toHaveBeenCalledOnce();
});

test('a failed write does not stop the next one', async () => {
  const storage = memoryDraftStorage();
  vi.spyOn(storage, 'write').mockRejectedValueOnce(new Error('Full'));
  const drafts = createDrafts(storage);
  expect(await drafts.write('one', '4')).toBe(false);
  expect(await drafts.write('one', '41')).toBe(true);
});

test('nothing of it can be read on the device', async () => {
  const storage = memoryDraftStorage();
  await createDrafts(storage).write('one', answer);
  const kept = [...storage.entries.values()]
    .map(({ sealed }) => new TextDecoder('latin1').decode(sealed))
    .join('');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).not.toMatch(/blood|conditions|questionId/);
});

test('the same draft never looks the same twice', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('one', answer);
  const before = new Uint8Array(storage.entries.get('one')?.sealed ?? new ArrayBuffer());
  await drafts.write('one', answer);
  const after = new Uint8Array(storage.entries.get('one')?.sealed ?? new ArrayBuffer());
  expect(after).not.toEqual(before);
});

test('the key cannot be taken away', async () => {
  const storage = memoryDraftStorage();
  await createDrafts(storage).write('one', answer);
  const key = await storage.key(() => Promise.reject(new Error('There is a key already')));
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

test('a draft cannot be passed off as another', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('mine', answer);
  const sealed = storage.entries.get('mine');
  if (sealed) storage.entries.set('yours', sealed);
  expect(await drafts.read('yours')).toBeUndefined();
});

test('a device that keeps nothing says so, and fails nobody', async () => {
  const storage: DraftStorage = {
    key: refuse,
    names: refuse,
    read: refuse,
    write: refuse,
    remove: refuse,
  };
  const drafts = createDrafts(storage);
  expect(await drafts.write('one', answer)).toBe(false);
  expect(await drafts.read('one')).toBeUndefined();
  expect(await drafts.list('o')).toEqual([]);
  expect(await drafts.isGone('one')).toBe(false);
  await drafts.remove('one');
});

test('storage that does not respond counts as missing after two seconds, until it responds', async () => {
  vi.useFakeTimers();
  const { promise: opening, resolve: open } = Promise.withResolvers<void>();
  const storage = memoryDraftStorage();
  const slow: DraftStorage = {
    key: (create) => opening.then(() => storage.key(create)),
    names: (prefix) => opening.then(() => storage.names(prefix)),
    read: (name) => opening.then(() => storage.read(name)),
    write: (name, sealed) => opening.then(() => storage.write(name, sealed)),
    remove: (name) => opening.then(() => storage.remove(name)),
  };
  const drafts = createDrafts(slow);
  const listed = drafts.list('o');
  const written = drafts.write('one', answer);
  await vi.advanceTimersByTimeAsync(1_999);
  await expect(Promise.race([listed, written, 'pending'])).resolves.toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(await listed).toEqual([]);
  expect(await written).toBe(false);

  vi.useRealTimers();
  open();
  await opening;
  await expect.poll(() => drafts.write('one', answer)).toBe(true);
  expect(await drafts.read('one')).toEqual(answer);
});

test('a draft is gone once another tab has removed it, not when the device has lost everything', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('one', answer);
  expect(await drafts.isGone('one')).toBe(false);
  await createDrafts(storage).remove('one');
  expect(await drafts.isGone('one')).toBe(true);
  expect(await createDrafts(memoryDraftStorage()).isGone('one')).toBe(false);
});

test('drafts are listed by the beginning of their names', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('visit 1 a', 'A');
  await drafts.write('visit 1 b', 'B');
  await drafts.write('visit 2 a', 'C');
  expect((await drafts.list('visit 1 ')).toSorted()).toEqual([
    ['visit 1 a', 'A'],
    ['visit 1 b', 'B'],
  ]);
});
