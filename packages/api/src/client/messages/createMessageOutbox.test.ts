import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import type { ChatMessage } from '../entities.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';
import { draftOf } from './messages.ts';
import type { ChatTarget } from './target.ts';
import { createMessageOutbox, type MessageOutboxOptions } from './createMessageOutbox.ts';

const chat: ChatTarget = { kind: 'chat', chatId: 'chat-1' };
const topic: ChatTarget = { kind: 'topic', topic: 'other' };
const file = { name: 'a.pdf', type: 'application/pdf', content: 'AA==' };

afterEach(() => vi.useRealTimers());

type Send = MessageOutboxOptions['send'];
const never: Send = () => new Promise(() => {});
const copyOf = (key: string, chatId = 'chat-1'): ChatMessage => ({
  _id: key,
  chatId,
  message: '',
  createdAt: '2026-01-02T03:04:05.000Z',
  idempotencyKey: key,
});

/** An outbox with a device on which writing takes longer than removing; `moments` has the stored kinds after each change. */
function open(send: Send = never, storage = memoryDraftStorage(), left?: unknown) {
  const moments: (readonly string[])[] = [];
  const recordMoment = () =>
    void moments.push([...storage.entries.keys()].map((name) => name.split(' ')[0] ?? '').toSorted());
  const drafts = createDrafts({
    ...storage,
    async write(name, sealed) {
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      await storage.write(name, sealed);
      recordMoment();
    },
    async remove(name) {
      await storage.remove(name);
      recordMoment();
    },
  });
  const onRefused = vi.fn<(error: unknown) => void>();
  const outbox = createMessageOutbox({
    loadDrafts: async () => drafts,
    left,
    send,
    onStored: () => {},
    onRefused,
    onChange: () => {},
  });
  const write = (text: string, target: ChatTarget = chat) =>
    outbox.dispatch({ type: 'draft', target, change: { text } });
  const draft = (target: ChatTarget = chat) => draftOf(outbox.messages(), target)?.text;
  return {
    ...outbox,
    moments,
    onRefused,
    write,
    draft,
    /** Writes a message and sends it. */
    put(text: string, target: ChatTarget = chat) {
      if (draft(target) !== text) write(text, target);
      outbox.dispatch({ type: 'queue', target, text, key: `key of ${text}`, now: 0 });
    },
    edit: (text: string) => outbox.dispatch({ type: 'edit', key: `key of ${text}` }),
    unsent: () => outbox.messages().all.flatMap((one) => (one.state === 'draft' ? [] : [one.text])),
  };
}

test('a sent text is always on the device: as a draft, then as a message', async () => {
  const { moments, write, put } = open();
  write('Hello');
  await expect.poll(() => moments).toEqual([['message']]);
  put('Hello');
  await expect.poll(() => moments).toEqual([['message'], ['message', 'messages'], ['messages']]);
});

test('an edited message is always on the device: as a message, then as a draft', async () => {
  const { moments, put, edit, draft, unsent } = open();
  put('Hello');
  await expect.poll(() => moments.at(-1)).toEqual(['messages']);
  moments.length = 0;
  edit('Hello');
  expect([draft(), unsent()]).toEqual(['Hello', []]);
  await expect.poll(() => moments).toEqual([['message', 'messages'], ['message']]);
});

test('a draft that moves to a chat is always on the device', async () => {
  const { moments, write, dispatch } = open();
  write('Hello', topic);
  await expect.poll(() => moments).toHaveLength(1);
  dispatch({ type: 'adopt', targets: [topic], chatId: 'chat-1' });
  await expect.poll(() => moments.map((names) => names.length)).toEqual([1, 2, 1]);
});

test('the next page restores drafts and messages in order, from names that do not reveal a topic', async () => {
  const storage = memoryDraftStorage();
  const first = open(never, storage);
  for (const text of ['One', 'Two', 'Three']) first.put(text);
  first.write('And', topic);
  await expect.poll(() => storage.entries.size).toBe(4);
  expect([...storage.entries.keys()].join(' ')).not.toMatch(/other|account/);
  const second = open(never, storage);
  await second.restore();
  expect(second.draft(topic)).toBe('And');
  // Restored messages aren't written again, because another tab may have removed them.
  expect(second.moments).toEqual([]);
  const third = open(never, storage);
  third.write('more', topic);
  await third.restore();
  expect(third.unsent()).toEqual(['One', 'Two', 'Three']);
  expect(third.draft(topic)).toBe('And\nmore');
});

test('messages are sent in order, retried with the same key, and removed from the device', async () => {
  const storage = memoryDraftStorage();
  const sent: string[] = [];
  const { put, unsent, retry } = open(async ({ key }) => {
    sent.push(key);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return [copyOf(key)];
  }, storage);
  put('One');
  put('Two');
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => storage.entries.size).toBe(2);
  retry();
  await expect.poll(unsent).toEqual([]);
  expect(sent).toEqual(['key of One', 'key of One', 'key of Two']);
  await expect.poll(() => storage.entries.size).toBe(0);
});

test('a refused message keeps its reason until it is retried', async () => {
  const send = vi.fn<Send>(async ({ key }) => [copyOf(key)]);
  send.mockRejectedValueOnce(
    new ApiError({ kind: 'http', status: 400, message: 'Too long', operation: 'POST' }),
  );
  const { put, messages, onRefused, dispatch } = open(send);
  put('One');
  await expect.poll(() => messages().all).toMatchObject([{ state: 'failed', refusal: 'Too long' }]);
  expect(onRefused).toHaveBeenCalledOnce();
  dispatch({ type: 'retry', key: 'key of One' });
  await expect.poll(() => messages().all).toEqual([]);
});

test('the file of a first message is sent after its text, to the chat started by the text', async () => {
  const sent: unknown[] = [];
  const { write, put, dispatch, messages } = open(async ({ key, text, target, file: own }) => {
    sent.push({ key, text, target, ...(own && { file: own.name }) });
    return [copyOf(key, 'chat-2')];
  });
  write('Look', topic);
  dispatch({ type: 'draft', target: topic, change: { attaching: 'p' } });
  dispatch({ type: 'attached', pick: 'p', file });
  put('Look', topic);
  await expect.poll(() => messages().all).toEqual([]);
  expect(sent).toEqual([
    { key: 'key of Look', text: 'Look', target: topic },
    { key: 'key of Look-file', text: '', target: { kind: 'chat', chatId: 'chat-2' }, file: 'a.pdf' },
  ]);
});

test('editing a message while it is sent aborts the request', async () => {
  const send = vi.fn<Send>(
    (_message, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const { put, edit, messages } = open(send);
  put('Hello');
  await expect.poll(() => messages().sending).toEqual({ key: 'key of Hello' });
  edit('Hello');
  await expect.poll(() => messages().sending).toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
});

test('a message that the service refuses for now is sent when it accepts it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const failure = { kind: 'http', status: 429, message: 'Busy', operation: 'POST /x' } as const;
  const retryAt = Date.now() + 60_000;
  const send = vi.fn<Send>(async ({ key }) => {
    if (Date.now() >= retryAt) return [copyOf(key)];
    throw new ApiError({ ...failure, retryAt });
  });
  const { put, retry, unsent, messages } = open(send);
  put('Hello');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => messages().retryAt).toBe(retryAt);
  retry();
  put('Again');
  await vi.advanceTimersByTimeAsync(58_000);
  expect([unsent(), send.mock.calls.length]).toEqual([['Hello', 'Again'], 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => vi.advanceTimersByTimeAsync(1).then(unsent)).toEqual([]);
  expect(messages().retryAt).toBeUndefined();
});

test('a file that makes no progress three times is refused, until the patient tries again', async () => {
  const cause = new DOMException('No progress in time', 'TimeoutError');
  const lost = { kind: 'network', message: 'Lost', operation: 'POST /x', cause } as const;
  const send = vi.fn<Send>(async () => {
    throw new ApiError(lost);
  });
  const { put, dispatch, messages, onRefused, retry } = open(send);
  dispatch({ type: 'draft', target: chat, change: { text: 'Look', file } });
  put('Look');
  for (const count of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- attempts in order
    await expect.poll(() => [send.mock.calls.length, messages().sending]).toEqual([count, undefined]);
    retry();
  }
  const refusal = 'This file is too large for your connection.';
  expect(messages().all).toMatchObject([{ state: 'failed', refusal }]);
  expect(onRefused).toHaveBeenCalledOnce();
  dispatch({ type: 'retry', key: 'key of Look' });
  await expect.poll(() => send.mock.calls.length).toBe(4);
  expect(messages().all).toMatchObject([{ state: 'queued' }]);
});

test('a restored message is not sent after it was edited in another tab', async () => {
  const storage = memoryDraftStorage();
  const first = open(never, storage);
  first.put('Hello');
  await expect.poll(() => first.moments.at(-1)).toEqual(['messages']);
  const send = vi.fn<Send>(async () => {
    throw new TypeError('Failed to fetch');
  });
  const second = open(send, storage);
  await second.restore();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  first.edit('Hello');
  await expect.poll(() => first.moments.at(-1)).toEqual(['message']);
  second.retry();
  await expect.poll(second.unsent).toEqual([]);
  expect(send).toHaveBeenCalledOnce();
});

test('a closed outbox sends and stores nothing, and the next session of the patient restores its messages', async () => {
  const storage = memoryDraftStorage();
  const send = vi.fn<Send>(never);
  const first = open(send, storage);
  first.put('Hello');
  first.write('And');
  first.close();
  first.write('Nothing');
  const { all } = first.messages();
  expect(all).toHaveLength(2);
  const second = open(never, storage, all);
  await expect.poll(() => storage.entries.size).toBe(2);
  expect([second.unsent(), second.draft()]).toEqual([['Hello'], 'And']);
  expect(send).not.toHaveBeenCalled();
});
