import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { storedDraft } from './draftAtom.ts';
import { createDrafts, type DraftStorage } from '@patient/api/outbox';
import { memoryDraftStorage } from '@patient/api/testing';

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

test('input during the restore replaces the stored draft', async () => {
  const drafts = createDrafts(memoryDraftStorage());
  await drafts.write('address patient-1', 'Stored');
  const store = createStore();
  store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
  const draft = storedDraft('address', readText)('patient-1');
  await Promise.all([store.set(draft, 'refresh'), store.set(draft, () => 'Typed')]);
  expect(store.get(draft)).toBe('Typed');
  await expect.poll(() => drafts.read('address patient-1')).toBe('Typed');
});

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** Draft of an address in a tab of its own; tabs share the device. */
function openTab(storage: DraftStorage) {
  const channel = new BroadcastChannel('drafts');
  channels.push(channel);
  const drafts = createDrafts(storage, channel);
  const store = createStore();
  store.set(environmentAtom, testEnvironment({ loadDrafts: async () => drafts }));
  const atom = storedDraft('address', readText)('patient-1');
  const unmount = store.sub(atom, () => undefined);
  return {
    read: () => store.get(atom),
    write: (next: string | undefined) => store.set(atom, () => next),
    append: (text: string) => store.set(atom, (before = '') => before + text),
    refresh: () => store.set(atom, 'refresh'),
    unmount,
  };
}

test('a draft is the same in all tabs, and no tab overwrites the input of another', async () => {
  const storage = memoryDraftStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  await one.write('12 Main St');
  await expect.poll(other.read).toBe('12 Main St');
  await other.append(', Salem');
  await expect.poll(one.read).toBe('12 Main St, Salem');
  // Also while its page is closed.
  one.unmount();
  await other.write(undefined);
  await expect.poll(one.read).toBeUndefined();
});

test('a refresh does not replace input that is typed while it reads', async () => {
  const storage = memoryDraftStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  await one.write('One');
  const refreshing = other.refresh();
  void other.write('Two');
  await refreshing;
  expect(other.read()).toBe('Two');
});

test('a refresh changes nothing on a device that is full', async () => {
  const full = openTab({ ...memoryDraftStorage(), write: () => Promise.reject(new Error('Full')) });
  await full.write('In memory');
  await full.refresh();
  expect(full.read()).toBe('In memory');
});
