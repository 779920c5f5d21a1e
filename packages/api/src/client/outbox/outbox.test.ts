import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createDrafts, type Drafts } from '../drafts/drafts.ts';
import { memoryDraftStorage } from '../testing/index.ts';
import { createOutbox, type OutboxOptions, type OutboxState } from './outbox.ts';

interface Note {
  readonly key: string;
  readonly text: string;
}

const note = (key: string, text: string): Note => ({ key, text });
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value;

const noDrafts: Drafts = {
  read: async () => undefined,
  list: async () => [],
  write: async () => false,
  remove: async () => undefined,
  isGone: async () => true,
  subscribe: () => () => undefined,
};

/** An outbox with a service and a device that record what they receive. */
function open(own: Partial<OutboxOptions<Note>> = {}, storage = memoryDraftStorage()) {
  const sent: (readonly Note[])[] = [];
  const service = { isUp: true, failure: new Error('No connection') };
  const states: OutboxState<Note>[] = [];
  const drafts = createDrafts(storage);
  const outbox = createOutbox<Note>({
    name: 'notes',
    loadDrafts: async () => drafts,
    now: () => 0,
    keyOf: ({ key }) => key,
    parse: (stored) => (isNote(stored) ? stored : undefined),
    isSendable: ({ text }) => text !== 'half',
    send: async (items) => {
      if (!service.isUp) throw service.failure;
      const accepted = items.filter(({ text }) => text !== 'half');
      sent.push(accepted);
      return accepted;
    },
    isTransient: () => true,
    onChange: (state) => void states.push(state),
    ...own,
  });
  const texts = () => [...outbox.state().items.values()].map(({ text }) => text);
  return { outbox, sent, service, states, storage, drafts, texts };
}

const onDevice = (drafts: Drafts) => drafts.list('notes ').then((found) => found.length);
/** Waits in real time until the device has sealed and stored items; fake timers don't advance. */
const settle = (until: () => boolean) => expect.poll(until).toBe(true);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('outbox: sends an item after the delay and then removes it from the device', async () => {
  const { outbox, sent, drafts, texts, states } = open();
  outbox.put(note('a', 'x'), 600);
  expect(texts()).toEqual(['x']);
  expect(outbox.state().isOnDevice).toBe(false);
  await settle(() => outbox.state().isOnDevice);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([[note('a', 'x')]]);
  expect(texts()).toEqual([]);
  expect(states.at(-1)).toMatchObject({ isSending: false, isOnDevice: false, error: undefined });
  await expect.poll(() => onDevice(drafts)).toBe(0);
});

test('outbox: does not send a withdrawn item, removes it from the device, and sends the next one', async () => {
  const { outbox, sent, drafts, texts } = open({ isSendable: () => !texts().includes('half') });
  outbox.put(note('a', 'half'), 0);
  outbox.put(note('b', 'y'), 0);
  await settle(() => outbox.state().isOnDevice);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([]);
  outbox.remove('a');
  outbox.remove('unknown');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[note('b', 'y')]]);
  await expect.poll(() => onDevice(drafts)).toBe(0);
});

test('outbox: sends only the newest item of a key, once', async () => {
  const { outbox, sent } = open();
  outbox.put(note('a', 'H'), 600);
  await vi.advanceTimersByTimeAsync(300);
  outbox.put(note('a', 'He'), 600);
  await vi.advanceTimersByTimeAsync(599);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[note('a', 'He')]]);
});

test('outbox: does not send an incomplete item', async () => {
  const { outbox, sent, texts } = open();
  outbox.put(note('a', 'half'), 0);
  await outbox.flush();
  expect(sent).toEqual([]);
  outbox.put(note('b', 'y'), 0);
  await outbox.flush();
  expect(sent).toEqual([[note('b', 'y')]]);
  expect(texts()).toEqual(['half']);
});

test('outbox: sends an item again that is changed while it is being sent', async () => {
  const sent: (readonly Note[])[] = [];
  const { outbox, texts } = open({
    send: (items) =>
      new Promise((resolve) => {
        sent.push(items);
        setTimeout(() => resolve(items), 2_000);
      }),
  });
  outbox.put(note('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(500);
  expect(outbox.state().isSending).toBe(true);
  outbox.put(note('a', 'z'), 0);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[note('a', 'x')], [note('a', 'z')]]);
  expect(texts()).toEqual([]);
});

describe('without a connection', () => {
  test('items stay unsent, with the error', async () => {
    const { outbox, service, sent, texts } = open();
    service.isUp = false;
    outbox.put(note('a', 'x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    outbox.put(note('b', 'y'), 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.state().error).toBe(service.failure);
    expect(texts()).toEqual(['x', 'y']);
    service.isUp = true;
    outbox.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[note('a', 'x'), note('b', 'y')]]);
    expect(outbox.state()).toMatchObject({ error: undefined });
  });

  test('sending is retried', async () => {
    const { outbox, service, sent } = open();
    service.isUp = false;
    outbox.put(note('a', 'x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    service.isUp = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
  });

  test('the error is cleared when no item is left to send', async () => {
    const { outbox, service } = open();
    service.isUp = false;
    outbox.put(note('a', 'x'), 0);
    outbox.put(note('b', 'y'), 0);
    await vi.advanceTimersByTimeAsync(0);
    outbox.remove('a');
    expect(outbox.state().error).toBe(service.failure);
    outbox.remove('b');
    expect(outbox.state().error).toBeUndefined();
    outbox.put(note('c', 'z'), 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.state().error).toBe(service.failure);
  });

  test('flush rejects with the error', async () => {
    const { outbox, service } = open();
    service.isUp = false;
    outbox.put(note('a', 'x'), 0);
    await expect(outbox.flush()).rejects.toBe(service.failure);
  });
});

test('isOnDevice is false if the device stores nothing', async () => {
  const { outbox, service } = open({ loadDrafts: async () => noDrafts });
  service.isUp = false;
  outbox.put(note('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.state().isOnDevice).toBe(false);
});

test('outbox: does not retry after a permanent error', async () => {
  const send = vi.fn<OutboxOptions<Note>['send']>(() => Promise.reject(new Error('No')));
  const { outbox, texts } = open({ send, isTransient: () => false });
  outbox.put(note('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual(['x']);
});

/** A page that was closed with two items unsent. */
async function closedPage() {
  const before = open();
  before.service.isUp = false;
  before.outbox.put(note('a', 'first'), 0);
  before.outbox.put(note('b', 'second'), 0);
  await settle(() => before.outbox.state().isOnDevice);
  before.outbox.dispose();
  return before.storage;
}

describe('after a reload', () => {
  test('unsent items are restored and sent', async () => {
    const after = open({}, await closedPage());
    await after.outbox.restore();
    expect(after.texts().toSorted()).toEqual(['first', 'second']);
    expect(after.outbox.state().isOnDevice).toBe(true);
    after.outbox.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(after.sent.flat()).toHaveLength(2);
    await expect.poll(() => onDevice(after.drafts)).toBe(0);
  });

  test('an item entered before the device responds replaces the one on the device', async () => {
    const after = open({}, await closedPage());
    after.service.isUp = false;
    after.outbox.put(note('c', 'third'), 600);
    after.outbox.put(note('a', 'newest'), 600);
    await after.outbox.restore();
    expect(after.texts().toSorted()).toEqual(['newest', 'second', 'third']);
    await settle(() => after.outbox.state().isOnDevice);
    after.outbox.dispose();
    const last = open({}, after.storage);
    await last.outbox.restore();
    expect(last.texts().toSorted()).toEqual(['newest', 'second', 'third']);
  });

  test.each([
    ['was sent', async ({ outbox }: ReturnType<typeof open>) => outbox.flush()],
    ['was withdrawn', async ({ outbox }: ReturnType<typeof open>) => outbox.remove('a')],
  ])('an item that %s before the device responds is not replaced by an older one', async (_what, end) => {
    const after = open({}, await closedPage());
    after.outbox.put(note('a', 'newest'), 600);
    await end(after);
    await after.outbox.restore();
    expect(after.texts()).toEqual(['second']);
    await expect.poll(() => onDevice(after.drafts)).toBe(1);
  });

  test('the newer one of an item stored by two tabs wins, and the other is removed from the device', async () => {
    const storage = memoryDraftStorage();
    const tabs = [2_000, 1_000].map((at) => open({ now: () => at }, storage));
    // Both restore before they enter anything.
    await Promise.all(tabs.map(({ outbox }) => outbox.restore()));
    for (const [index, { outbox, service }] of tabs.entries()) {
      service.isUp = false;
      outbox.put(note('a', ['later', 'earlier'][index] ?? ''), 0);
    }
    await settle(() => tabs.every(({ outbox }) => outbox.state().isOnDevice));
    for (const { outbox } of tabs) outbox.dispose();
    const after = open({}, storage);
    await after.outbox.restore();
    expect(after.texts()).toEqual(['later']);
    await after.outbox.flush();
    await expect.poll(() => onDevice(after.drafts)).toBe(0);
  });

  test('names on the device reveal nothing about the items', async () => {
    const storage = await closedPage();
    for (const name of storage.entries.keys()) expect(name).toMatch(/^notes [0-9a-f-]{36}$/);
  });
});

/** One tab that has stored two items, and another one that has restored them. Both are offline. */
async function openTabs() {
  const first = open();
  const second = open({}, first.storage);
  first.service.isUp = false;
  second.service.isUp = false;
  for (const key of ['a', 'b']) first.outbox.put(note(key, key), 0);
  await settle(() => first.outbox.state().isOnDevice);
  await second.outbox.restore();
  expect(second.texts().toSorted()).toEqual(['a', 'b']);
  return { first, second };
}

/** Withdraws an item in one tab and waits until it is removed from the device. */
async function withdraw({ outbox, drafts }: ReturnType<typeof open>, key: string) {
  outbox.remove(key);
  await expect.poll(() => onDevice(drafts)).toBe(1);
}

describe('in two tabs', () => {
  test('an item that is withdrawn in one tab is not sent by the tab that has restored it', async () => {
    const { first, second } = await openTabs();
    await withdraw(first, 'a');
    second.service.isUp = true;
    await second.outbox.flush();
    expect(second.sent).toEqual([[note('b', 'b')]]);
    expect(second.texts()).toEqual([]);
    expect(second.states.at(-1)?.items.size).toBe(0);
  });

  test('an item that is withdrawn in the other tab is sent by the tab it was entered in', async () => {
    const { first, second } = await openTabs();
    await withdraw(second, 'a');
    first.service.isUp = true;
    await first.outbox.flush();
    expect(first.sent).toEqual([[note('a', 'a'), note('b', 'b')]]);
  });

  test('an item is not sent if the other tab has sent a newer one', async () => {
    const { first, second } = await openTabs();
    first.service.isUp = true;
    first.outbox.put(note('a', 'newer'), 0);
    await first.outbox.flush();
    await expect.poll(() => onDevice(first.drafts)).toBe(0);
    second.service.isUp = true;
    await second.outbox.flush();
    expect(second.sent).toEqual([]);
    expect(second.texts()).toEqual([]);
  });

  test('a withdrawn item that is changed in this tab is sent', async () => {
    const { first, second } = await openTabs();
    await withdraw(first, 'a');
    second.service.isUp = true;
    second.outbox.put(note('a', 'changed'), 600);
    await second.outbox.flush();
    expect(second.sent.flat()).toContainEqual(note('a', 'changed'));
  });

  test('restored items are sent if the device has failed or lost all data since', async () => {
    const { first, second } = await openTabs();
    const { storage } = first;
    storage.read = () => Promise.reject(new Error('The database is closed'));
    second.service.isUp = true;
    await second.outbox.flush();
    expect(second.sent.flat()).toHaveLength(2);
    storage.read = async () => undefined;
    storage.key = () => Promise.reject(new Error('No key'));
    first.service.isUp = true;
    await first.outbox.flush();
    expect(first.sent.flat()).toHaveLength(2);
  });

  test('items that the device has never stored are sent', async () => {
    const { outbox, sent } = open({ loadDrafts: async () => noDrafts });
    outbox.put(note('a', 'x'), 0);
    await outbox.flush();
    expect(sent).toEqual([[note('a', 'x')]]);
  });
});

test('outbox: restores and sends unsent items of an expired session from memory', async () => {
  const { outbox, sent, drafts, texts } = open({ left: [note('a', 'x'), 'something else'] });
  expect(texts()).toEqual(['x']);
  await expect.poll(() => onDevice(drafts)).toBe(1);
  await outbox.flush();
  expect(sent).toEqual([[note('a', 'x')]]);
  await expect.poll(() => onDevice(drafts)).toBe(0);
});

test('outbox: doubles the delay between retries up to 15 seconds', async () => {
  const send = vi.fn<OutboxOptions<Note>['send']>(() => Promise.reject(new Error('No')));
  const { outbox } = open({ send });
  outbox.put(note('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(0);
  for (const delay of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const before = send.mock.calls.length;
    // oxlint-disable-next-line no-await-in-loop -- attempts in order
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(send).toHaveBeenCalledTimes(before);
    // oxlint-disable-next-line no-await-in-loop -- attempts in order
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(before + 1);
  }
});

test('outbox: retries no earlier than the service accepts, also after new input', async () => {
  const error = { kind: 'http', status: 429, message: 'Busy', operation: 'POST /x' } as const;
  const send = vi.fn<OutboxOptions<Note>['send']>(async () => {
    throw new ApiError({ ...error, retryAt: Date.now() + 60_000 });
  });
  const { outbox } = open({ send });
  outbox.put(note('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(0);
  outbox.retry();
  outbox.put(note('b', 'y'), 50);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('outbox: sends and stores nothing after dispose', async () => {
  const { outbox, sent, storage } = open();
  outbox.put(note('a', 'x'), 600);
  outbox.dispose();
  outbox.put(note('b', 'y'), 0);
  await vi.runAllTimersAsync();
  await outbox.flush();
  expect(sent).toEqual([]);
  expect(storage.entries.size).toBe(0);
});
