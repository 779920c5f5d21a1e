import { beforeEach, expect, test, vi } from 'vitest';
import type { SocketIncoming, SocketOutgoing } from './events.ts';
import type { LiveListener } from './liveConnection.ts';
import { createSharedConnection, type TabLocks, type TabsChannel } from './sharedConnection.ts';

const NOTICE: SocketIncoming = {
  event: 'notification',
  data: { _id: 'n1', message: 'Hello', createdAt: '2026-03-18T15:00:00.000Z' },
};
const MARK: SocketOutgoing = { event: 'markAsRead', data: { id: 'n1', userId: 'u1', type: 'notice' } };

/** Locks of one browser: requests get the lock one after the other. */
function createLocks(): TabLocks {
  let last = Promise.resolve();
  return {
    async request(_name, { signal }, callback) {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      if (!signal.aborted) await callback();
      resolve();
    },
  };
}

/** Channels of one browser: each message is sent to all other channels with the same name. */
function createChannels(): (name: string) => TabsChannel {
  const open = new Map<EventTarget, string>();
  return (name) => {
    const target = new EventTarget();
    open.set(target, name);
    return {
      addEventListener: target.addEventListener.bind(target),
      postMessage(data: unknown) {
        for (const [other, otherName] of open) {
          const copy = structuredClone(data);
          if (other !== target && otherName === name)
            other.dispatchEvent(new MessageEvent('message', { data: copy }));
        }
      },
      close: () => void open.delete(target),
    };
  };
}

interface Browser {
  readonly locks: TabLocks | undefined;
  readonly openChannel: ((name: string) => TabsChannel) | undefined;
}

/** Open connections of all tabs. */
let connections: { readonly tab: string; readonly listener: LiveListener; readonly sent: SocketOutgoing[] }[];
beforeEach(() => {
  connections = [];
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

function startTab(tab: string, browser: Browser, name = 'live a') {
  const seen: string[] = [];
  const shared = createSharedConnection<string>({
    name,
    ...browser,
    connect(listener) {
      const connection = { tab, listener, sent: [] as SocketOutgoing[] };
      connections.push(connection);
      return {
        send: (event) => void connection.sent.push(event),
        close: () => void connections.splice(connections.indexOf(connection), 1),
      };
    },
    onOpen: () => void seen.push('open'),
    onEvent: ({ data }) => void seen.push(`event ${data._id}`),
    onSent: ({ data }) => void seen.push(`sent ${data.id}`),
    onNote: (note) => void seen.push(`note ${note}`),
    readNote: (value) => (typeof value === 'string' ? value : undefined),
  });
  return { shared, seen };
}

async function openTab(...tab: Parameters<typeof startTab>) {
  const opened = startTab(...tab);
  await settle();
  return opened;
}

const sharing = (): Browser => ({ locks: createLocks(), openChannel: createChannels() });

test('one tab has the connection, and all tabs receive its events', async () => {
  const browser = sharing();
  const [first, second, third] = [
    await openTab('1', browser),
    await openTab('2', browser),
    await openTab('3', browser),
  ];
  expect(connections.map(({ tab }) => tab)).toEqual(['1']);
  connections[0]?.listener.onOpen();
  connections[0]?.listener.onEvent(NOTICE);
  for (const { seen } of [first, second, third]) expect(seen).toEqual(['open', 'event n1']);
});

test('a read mark of any tab is sent once and reported in all tabs', async () => {
  const browser = sharing();
  const first = await openTab('1', browser);
  const second = await openTab('2', browser);
  second.shared.send(MARK);
  expect(connections[0]?.sent).toEqual([MARK]);
  first.shared.send(MARK);
  expect(connections[0]?.sent).toEqual([MARK, MARK]);
  for (const { seen } of [first, second]) expect(seen).toEqual(['sent n1', 'sent n1']);
});

test('a read mark sent before any tab has the connection is sent by the tab that opens it', async () => {
  const { shared, seen } = startTab('1', sharing());
  shared.send(MARK);
  expect(connections).toEqual([]);
  await settle();
  expect(connections[0]?.sent).toEqual([MARK]);
  expect(seen).toEqual(['sent n1']);
});

test('another tab takes over when the one with the connection closes', async () => {
  const browser = sharing();
  const first = await openTab('1', browser);
  const second = await openTab('2', browser);
  first.shared.close();
  await settle();
  expect(connections.map(({ tab }) => tab)).toEqual(['2']);
  connections[0]?.listener.onOpen();
  connections[0]?.listener.onEvent(NOTICE);
  expect(second.seen).toEqual(['open', 'event n1']);
  expect(first.seen).toEqual([]);
});

test('a tab that closes before it gets the lock opens no connection', async () => {
  const browser = sharing();
  const first = await openTab('1', browser);
  (await openTab('2', browser)).shared.close();
  first.shared.close();
  await settle();
  expect(connections).toEqual([]);
});

test('notes are sent to the other tabs, and invalid messages are ignored', async () => {
  const browser = sharing();
  const first = await openTab('1', browser);
  const second = await openTab('2', browser);
  first.shared.postNote('read chat');
  const stranger = browser.openChannel?.('live a');
  for (const message of [
    { kind: 'note', note: 4 },
    { kind: 'event', event: { event: 'notification' } },
    'text',
    null,
  ])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    stranger?.postMessage(message);
  expect(second.seen).toEqual(['note read chat']);
  expect(first.seen).toEqual([]);
});

test('tabs of another session receive nothing', async () => {
  const browser = sharing();
  const first = await openTab('1', browser);
  const other = await openTab('2', browser, 'live b');
  first.shared.send(MARK);
  connections[0]?.listener.onEvent(NOTICE);
  expect(other.seen).toEqual([]);
});

test.each([
  ['no locks', (): Browser => ({ ...sharing(), locks: undefined })],
  ['no channel', (): Browser => ({ ...sharing(), openChannel: undefined })],
  [
    'locks that are refused',
    (): Browser => ({ ...sharing(), locks: { request: () => Promise.reject(new Error('SecurityError')) } }),
  ],
])('with %s, each tab has its own connection and the same events', async (_what, create) => {
  const browser = create();
  const first = await openTab('1', browser);
  const second = await openTab('2', browser);
  expect(connections.map(({ tab }) => tab)).toEqual(['1', '2']);
  for (const { listener } of connections) {
    listener.onOpen();
    listener.onEvent(NOTICE);
  }
  first.shared.send(MARK);
  expect(connections[0]?.sent).toEqual([MARK]);
  for (const { seen } of [first, second]) expect(seen).toContain('event n1');
  expect(first.seen.filter((entry) => entry === 'sent n1')).toHaveLength(1);
});

test('uses the locks and channels of the browser by default', async () => {
  const locks = { request: vi.fn<TabLocks['request']>(async () => undefined) };
  vi.stubGlobal('navigator', { locks });
  const { shared } = await openTab('1', {} as Browser);
  expect(locks.request).toHaveBeenCalledWith('live a', expect.anything(), expect.anything());
  shared.close();
  vi.unstubAllGlobals();
});
