import type { Store } from '../../../shared/environment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../../../shared/outbox/drafts.ts';
import { memoryDraftStorage } from '../../../shared/outbox/memoryDraftStorage.ts';
import { testEnvironment } from '../../../shared/testEnvironment.ts';
import { createAppStore } from '../../../shell/createAppStore.ts';
import { draftOwner, type ChatTarget } from '../rules/topics.ts';
import { draftTextAtom, moveDraftAtom } from './drafts.ts';
import { queueMessageAtom, takeBackAtom } from './handOver.ts';
import { outboxAtom, outboxStateAtom } from './messageOutbox.ts';

const chat: ChatTarget = { kind: 'chat', chatId: 'chat-1' };
const topic: ChatTarget = { kind: 'topic', topic: 'sideEffects' };
const message = { key: 'key-1', target: chat, text: 'Hello', writtenAt: '2026-01-02T03:04:05.000Z' };

beforeEach(() => {
  // The service does not answer.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => vi.unstubAllGlobals());

/** A store whose device takes its time to write and none to remove, and what it had after each change. */
function open() {
  const storage = memoryDraftStorage();
  const moments: (readonly string[])[] = [];
  const note = () =>
    void moments.push([...storage.entries.keys()].map((name) => name.replace(/ [^ ]*-.*$/, '')));
  const drafts = createDrafts({
    ...storage,
    async write(name, sealed) {
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      await storage.write(name, sealed);
      note();
    },
    async remove(name) {
      await storage.remove(name);
      note();
    },
  });
  const environment = testEnvironment({
    serviceUrl: 'http://app.test/service',
    loadDrafts: async () => drafts,
  });
  const store = createAppStore(environment);
  const type = (target: ChatTarget, text: string) => store.set(draftTextAtom(draftOwner(target)), () => text);
  return { store, moments, type };
}

const unsent = (store: Store) => [...store.get(outboxStateAtom).items.values()].map(({ text }) => text);

test('a message that is queued is on the device at every moment: as a draft, then as a message', async () => {
  const { store, moments, type } = open();
  await type(chat, 'Hello');
  await store.set(queueMessageAtom, message, { written: 'Hello' });
  expect(store.get(draftTextAtom(draftOwner(chat)))).toBeUndefined();
  expect(unsent(store)).toEqual(['Hello']);
  expect(moments).toEqual([['message'], ['message', 'messages'], ['messages']]);
});

test('what is typed behind a queued message stays, also on the device', async () => {
  const { store, moments, type } = open();
  await type(chat, 'Hello');
  const isQueued = store.set(queueMessageAtom, message, { written: 'Hello' });
  await type(chat, 'And');
  await isQueued;
  expect(store.get(draftTextAtom(draftOwner(chat)))).toBe('And');
  expect(moments.at(-1)?.toSorted()).toEqual(['message', 'messages']);
});

test('a message that is taken back is on the device at every moment: as a message, then as a draft', async () => {
  const { store, moments } = open();
  store.get(outboxAtom).put(message, 0);
  await store.get(outboxAtom).stored();
  store.set(takeBackAtom, message, { target: chat });
  expect(store.get(draftTextAtom(draftOwner(chat)))).toBe('Hello');
  expect(unsent(store)).toEqual([]);
  await vi.waitFor(() => expect(moments).toEqual([['messages'], ['messages', 'message'], ['message']]));
});

test('a message that is taken back on its way is no longer sent', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise(() => {});
  });
  const { store } = open();
  store.get(outboxAtom).put(message, 0);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.signal.aborted).toBe(false);
  store.set(takeBackAtom, message, { target: chat });
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(1);
});

test('a draft that goes on in the chat that has begun is on the device at every moment', async () => {
  const { store, moments, type } = open();
  await type(topic, 'And');
  store.set(moveDraftAtom, { from: draftOwner(topic), to: draftOwner(chat) });
  await vi.waitFor(() => expect(moments).toHaveLength(3));
  expect(moments.map((names) => names.length)).toEqual([1, 2, 1]);
});
