import type { Store } from '#shared/environment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '#shared/outbox/drafts.ts';
import { memoryDraftStorage } from '#shared/outbox/memoryDraftStorage.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { draftOwner, type ChatTarget } from '../rules/topics.ts';
import {
  beginFileWorkAtom,
  draftFileAtom,
  draftProblemAtom,
  draftTextAtom,
  fileWorkAtom,
  moveDraftAtom,
} from './drafts.ts';
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
function open(storage = memoryDraftStorage()) {
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
  const store = createSessions(environment).current().store;
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
  await expect.poll(() => moments).toEqual([['messages'], ['messages', 'message'], ['message']]);
});

test('a message that is taken back on its way is no longer sent', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise(() => {});
  });
  const { store } = open();
  store.get(outboxAtom).put(message, 0);
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(false);
  store.set(takeBackAtom, message, { target: chat });
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests).toHaveLength(1);
});

test('a message that is taken back in another tab is not sent by the one that has taken it up', async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const storage = memoryDraftStorage();
  const [first, second] = [open(storage), open(storage)];
  const outbox = second.store.get(outboxAtom);
  first.store.get(outboxAtom).put(message, 60_000);
  await first.store.get(outboxAtom).stored();
  await outbox.restore();
  expect(unsent(second.store)).toEqual(['Hello']);
  first.store.set(takeBackAtom, message, { target: chat });
  await expect.poll(() => first.moments.at(-1)).toEqual(['message']);
  outbox.retry();
  await expect.poll(() => unsent(second.store)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

const file = { name: 'a.pdf', type: 'application/pdf', content: 'AA==' };
const withFile = { ...message, file };
const other = { name: 'b.pdf', content: new Blob(['b']) };

test('a file comes back with its message where the field has none', () => {
  const { store } = open();
  store.get(outboxAtom).put(withFile, 0);
  store.set(takeBackAtom, withFile, { target: chat });
  expect(store.get(draftFileAtom('chat-1'))?.name).toBe('a.pdf');
  expect(unsent(store)).toEqual([]);
  expect(store.get(draftProblemAtom('chat-1'))).toBeUndefined();
});

test.each([
  ['is in the field', (store: Store) => store.set(draftFileAtom('chat-1'), other), 'b.pdf'],
  ['is being read', (store: Store) => store.set(fileWorkAtom('chat-1'), 'attaching'), undefined],
])(
  'while another file %s, a message with a file stays as it is, and the field says so',
  async (_what, attach, name) => {
    const { store, type } = open();
    store.get(outboxAtom).put(withFile, 0);
    await type(chat, 'Next');
    attach(store);
    store.set(takeBackAtom, withFile, { target: chat });
    expect(unsent(store)).toEqual(['Hello']);
    expect(store.get(draftTextAtom('chat-1'))).toBe('Next');
    expect(store.get(draftFileAtom('chat-1'))?.name).toBe(name);
    expect(store.get(draftProblemAtom('chat-1'))).toBe('occupied');
  },
);

test('a text without a file comes back beside any file', () => {
  const { store } = open();
  store.get(outboxAtom).put(message, 0);
  store.set(draftFileAtom('chat-1'), other);
  store.set(takeBackAtom, message, { target: chat });
  expect(store.get(draftTextAtom('chat-1'))).toBe('Hello');
  expect(store.get(draftFileAtom('chat-1'))).toBe(other);
});

test('a draft that goes on in a chat stands behind what waits there, and replaces no file', async () => {
  const { store, type } = open();
  await type(chat, 'Before');
  await type(topic, 'And');
  store.set(draftFileAtom('chat-1'), other);
  store.set(draftFileAtom('new'), { ...other, name: 'c.pdf' });
  store.set(moveDraftAtom, { from: 'new', to: 'chat-1' });
  expect(store.get(draftTextAtom('chat-1'))).toBe('Before\nAnd');
  expect(store.get(draftTextAtom('new'))).toBeUndefined();
  expect(store.get(draftFileAtom('chat-1'))?.name).toBe('b.pdf');
  expect(store.get(draftFileAtom('new'))?.name).toBe('c.pdf');
});

test('it goes on at once, and behind what only the device has', async () => {
  const storage = memoryDraftStorage();
  await open(storage).type(chat, 'Before');
  const { store, type } = open(storage);
  await type(topic, 'And');
  store.set(moveDraftAtom, { from: 'new', to: 'chat-1' });
  expect(store.get(draftTextAtom('chat-1'))).toBe('And');
  await expect.poll(() => store.get(draftTextAtom('chat-1'))).toBe('Before\nAnd');
});

test('a draft that goes on in the chat that has begun is on the device at every moment', async () => {
  const { store, moments, type } = open();
  await type(topic, 'And');
  store.set(moveDraftAtom, { from: draftOwner(topic), to: draftOwner(chat) });
  await expect.poll(() => moments).toHaveLength(3);
  expect(moments.map((names) => names.length)).toEqual([1, 2, 1]);
});

test('work with a file follows the draft into the chat that begins meanwhile, and no later draft', () => {
  const { store } = open();
  const works = () => ['new', 'chat-1'].map((owner) => store.get(fileWorkAtom(owner)));
  const endFirst = store.set(beginFileWorkAtom, 'new', 'reading');
  expect(works()).toEqual(['reading', undefined]);
  store.set(moveDraftAtom, { from: 'new', to: 'chat-1' });
  expect(works()).toEqual([undefined, 'reading']);
  expect(endFirst()).toBe('chat-1');
  expect(works()).toEqual([undefined, undefined]);
  const endSecond = store.set(beginFileWorkAtom, 'new', 'attaching');
  expect(endSecond()).toBe('new');
  expect(works()).toEqual([undefined, undefined]);
});
