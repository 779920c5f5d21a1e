import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';

afterEach(() => vi.useRealTimers());

const refuse = () => Promise.reject(new Error('Forbidden'));
const answer = { questionId: 'conditions', value: 'High blood pressure' };

test('drafts: reads a draft as it was written, until it is removed', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  expect(await drafts.write('one', [answer])).toBe(true);
  expect(await drafts.read('one')).toEqual([answer]);
  expect(await drafts.read('other')).toBeUndefined();
  await drafts.remove('one');
  expect(await drafts.read('one')).toBeUndefined();
});

test('writes only the last of several drafts that are written faster than they can be sealed', async () => {
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

test('drafts: writes a draft after a failed write', async () => {
  const storage = memoryDraftStorage();
  vi.spyOn(storage, 'write').mockRejectedValueOnce(new Error('Full'));
  const drafts = createDrafts(storage);
  expect(await drafts.write('one', '4')).toBe(false);
  expect(await drafts.write('one', '41')).toBe(true);
});

test('drafts: stores no readable content', async () => {
  const storage = memoryDraftStorage();
  await createDrafts(storage).write('one', answer);
  const stored = [...storage.entries.values()]
    .map(({ sealed }) => new TextDecoder('latin1').decode(sealed))
    .join('');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored).not.toMatch(/blood|conditions|questionId/);
});

test('drafts: encrypts the same draft differently each time', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('one', answer);
  const before = new Uint8Array(storage.entries.get('one')?.sealed ?? new ArrayBuffer());
  await drafts.write('one', answer);
  const after = new Uint8Array(storage.entries.get('one')?.sealed ?? new ArrayBuffer());
  expect(after).not.toEqual(before);
});

test('drafts: creates a key that cannot be exported', async () => {
  const storage = memoryDraftStorage();
  await createDrafts(storage).write('one', answer);
  const key = await storage.key(() => Promise.reject(new Error('There is a key already')));
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
});

test('drafts: does not read a draft under another name', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('mine', answer);
  const sealed = storage.entries.get('mine');
  if (sealed) storage.entries.set('yours', sealed);
  expect(await drafts.read('yours')).toBeUndefined();
});

test('drafts: returns empty results without throwing if the device stores nothing', async () => {
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

test('drafts: treats storage that does not respond as empty after two seconds, until it responds', async () => {
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

test('drafts: reports a draft as gone if another tab has removed it, but not if the device has lost all data', async () => {
  const storage = memoryDraftStorage();
  const drafts = createDrafts(storage);
  await drafts.write('one', answer);
  expect(await drafts.isGone('one')).toBe(false);
  await createDrafts(storage).remove('one');
  expect(await drafts.isGone('one')).toBe(true);
  expect(await createDrafts(memoryDraftStorage()).isGone('one')).toBe(false);
});

test('drafts: does not report a draft as gone that could not be stored', async () => {
  const storage = memoryDraftStorage();
  vi.spyOn(storage, 'write').mockRejectedValue(new Error('Full'));
  const drafts = createDrafts(storage);
  await drafts.write('one', answer);
  expect(await drafts.isGone('one')).toBe(false);
});

test('drafts: reports what other tabs store and remove, by name and without content', async () => {
  const storage = memoryDraftStorage();
  const channels = [new BroadcastChannel('drafts'), new BroadcastChannel('drafts')] as const;
  const [own, other] = [createDrafts(storage, channels[0]), createDrafts(storage, channels[1])];
  const messages: unknown[] = [];
  channels[1].addEventListener('message', ({ data }) => messages.push(data));
  const onChange = vi.fn<() => void>();
  const stop = other.subscribe('one', onChange);
  await own.write('one', answer);
  await own.remove('one');
  await own.write('two', answer);
  await expect.poll(() => messages).toEqual(['one', 'one', 'two']);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  for (const channel of channels) channel.close();
});

test('lists drafts by the prefix of their names', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('visit 1 a', 'A');
  await drafts.write('visit 1 b', 'B');
  await drafts.write('visit 2 a', 'C');
  expect((await drafts.list('visit 1 ')).toSorted()).toEqual([
    ['visit 1 a', 'A'],
    ['visit 1 b', 'B'],
  ]);
});
