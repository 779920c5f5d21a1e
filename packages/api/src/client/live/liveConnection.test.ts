import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveConnection, type LiveConnection, type LiveConnectionOptions } from './liveConnection.ts';

/** Socket that a test opens and closes. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  closedWith: number | undefined;
  readonly url: string;
  isClosed = false;
  readonly readyState = WebSocket.OPEN;
  constructor(url: string) {
    super();
    this.url = url;
  }
  send = (text: string) => void this.sent.push(text);
  close = (code?: number) => {
    this.isClosed = true;
    this.closedWith = code;
  };
  open() {
    this.dispatchEvent(new Event('open'));
  }
  receive(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  end(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const NOTICE = {
  event: 'notification',
  data: { _id: 'n1', message: 'Hello', createdAt: '2026-03-18T15:00:00.000Z' },
} as const;
const MARK = { event: 'markAsRead', data: { id: 'n1', userId: 'u1', type: 'notice' } } as const;

let sockets: FakeSocket[];
let tokens: string[];
let connection: LiveConnection | undefined;
let isVisible: boolean;
let visibilityListeners: Set<() => void>;
const onMissed = vi.fn<(isFirst: boolean) => void>();
const onNotices = vi.fn<(received: readonly object[]) => void>();
const onMessages = vi.fn<(received: readonly object[]) => void>();
const renewToken = vi.fn<(refused: string) => Promise<string | undefined>>();

const connect = (options: Partial<LiveConnectionOptions> = {}) => {
  connection = createLiveConnection({
    address: 'wss://live.example/socket?v=1',
    getToken: async () => tokens.shift() ?? 'last',
    renewToken,
    delays: { first: 1000, step: 1000, max: 3000 },
    visibility: {
      isVisible: () => isVisible,
      subscribe(listener) {
        visibilityListeners.add(listener);
        return () => void visibilityListeners.delete(listener);
      },
    },
    onMissed,
    handlers: { notification: onNotices, 'new message': onMessages },
    openSocket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    ...options,
  });
  return connection;
};

const last = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const setVisible = (next: boolean) => {
  isVisible = next;
  for (const listener of visibilityListeners) listener();
};

/** Time until the next socket is opened, ms. */
async function nextAttempt(): Promise<number | undefined> {
  const before = sockets.length;
  for (let waited = 0; waited <= 5000; waited += 500) {
    if (sockets.length > before) return waited;
    await pass(500);
  }
  return undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sockets = [];
  isVisible = true;
  visibilityListeners = new Set();
  tokens = ['first', 'second', 'third'];
  renewToken.mockResolvedValue('renewed');
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});

test('liveConnection: retries after 1000, 2000, 3000 and 3000 ms, each time with the current token', async () => {
  connect();
  await pass(0);
  const delays = [];
  for (let failure = 0; failure < 4; failure += 1) {
    last().end(1006);
    delays.push(await nextAttempt());
  }
  expect(delays).toEqual([1000, 2000, 3000, 3000]);
  expect(sockets.map(({ url }) => new URL(url).searchParams.get('token'))).toEqual([
    'first',
    'second',
    'third',
    'last',
    'last',
  ]);
  expect(new URL(last().url).searchParams.get('v')).toBe('1');
});

/** Delays after three connections that end in the same way. */
async function delaysAfter(end: () => Promise<void> | void): Promise<(number | undefined)[]> {
  connect();
  await pass(0);
  const delays = [];
  for (let failure = 0; failure < 3; failure += 1) {
    last().open();
    await end();
    delays.push(await nextAttempt());
  }
  return delays;
}

test.each([
  ['increases the delay for a connection that is closed at once', 0, [1000, 2000, 3000]],
  ['starts again with 1000 ms after a connection that was open for a while', 5000, [1000, 1000, 1000]],
])('liveConnection: %s', async (_what, openFor, expected) => {
  const delays = await delaysAfter(async () => {
    await pass(openFor);
    last().end(1001);
  });
  expect(delays).toEqual(expected);
});

test('liveConnection: starts again with 1000 ms after a connection that has delivered something', async () => {
  const delays = await delaysAfter(() => {
    last().receive(NOTICE);
    last().end(1001);
  });
  expect(delays).toEqual([1000, 1000, 1000]);
});

test('liveConnection: does not reconnect after code 1000', async () => {
  connect();
  await pass(0);
  last().open();
  last().end(1000);
  expect(await nextAttempt()).toBeUndefined();
});

test('liveConnection: renews a refused token, with increasing delays although the socket opens', async () => {
  expect(await delaysAfter(() => last().end(4401))).toEqual([1000, 2000, 3000]);
  expect(renewToken.mock.calls).toEqual([['first'], ['second'], ['third']]);
});

test('liveConnection: ends when the session is over', async () => {
  renewToken.mockResolvedValue(undefined);
  connect();
  await pass(0);
  last().end(4401);
  expect(await nextAttempt()).toBeUndefined();
});

test('liveConnection: opens nothing while signed out', async () => {
  connect({ getToken: async () => undefined });
  expect(await nextAttempt()).toBeUndefined();
});

test('liveConnection: retries when the token could not be renewed', async () => {
  const getToken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  getToken.mockResolvedValue('good');
  connect({ getToken });
  expect(await nextAttempt()).toBe(1000);
});

test('liveConnection: delivers known events that are received together at once, within 200 ms', async () => {
  connect();
  await pass(0);
  last().open();
  const ids = Array.from({ length: 30 }, (_, index) => `${index}`);
  const notices = ids.map((_id) => ({ ...NOTICE.data, _id }));
  const messages = ids.map((_id) => ({ ...NOTICE.data, _id, chatId: 'c1' }));
  for (const data of notices) last().receive({ event: 'notification', data });
  for (const data of messages) last().receive({ event: 'new message', data });
  last().receive({ event: 'unknown' });
  await pass(199);
  expect(onNotices).not.toHaveBeenCalled();
  await pass(1);
  expect(onNotices.mock.calls).toEqual([[notices]]);
  expect(onMessages.mock.calls).toEqual([[messages]]);
  last().receive(NOTICE);
  // Also if the connection is lost before.
  last().end(1006);
  await pass(200);
  expect(onNotices.mock.calls.slice(1)).toEqual([[[NOTICE.data]]]);
  expect(onMessages).toHaveBeenCalledTimes(1);
});

test('liveConnection: fetches a flood of events instead of handling each', async () => {
  connect();
  await pass(0);
  last().open();
  onMissed.mockClear();
  for (let index = 0; index < 5000; index += 1) last().receive(NOTICE);
  await pass(200);
  expect(onNotices).not.toHaveBeenCalled();
  expect(onMissed.mock.calls).toEqual([[false]]);
});

test('liveConnection: fetches what was missed when a connection opens', async () => {
  connect();
  await pass(0);
  last().open();
  last().end(1006);
  await nextAttempt();
  last().open();
  expect(onMissed.mock.calls).toEqual([[true], [false]]);
});

test('liveConnection: gives up an attempt that has not opened after 10 s', async () => {
  connect();
  await pass(0);
  const [first] = sockets;
  await pass(9_999);
  expect(first?.closedWith).toBeUndefined();
  await pass(1);
  expect(first?.isClosed).toBe(true);
  expect(await nextAttempt()).toBe(1000);
  first?.open();
  expect(onMissed).not.toHaveBeenCalled();
  await pass(10_000);
  expect(await nextAttempt()).toBe(2000);
});

test('liveConnection: replaces an open connection of a visible page that is silent for a minute', async () => {
  connect();
  await pass(0);
  last().open();
  await pass(59_000);
  // Any message, such as a heartbeat.
  last().receive({ event: 'unknown' });
  await pass(59_999);
  expect(sockets).toHaveLength(1);
  await pass(1);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.closedWith).toBe(1000);
  last().open();
  expect(onMissed.mock.calls).toEqual([[true], [false]]);
  sockets[0]?.receive(NOTICE);
  last().receive(NOTICE);
  await pass(200);
  expect(onNotices.mock.calls).toEqual([[[NOTICE.data]]]);
});

test('liveConnection: fetches soon if the replacement does not open either', async () => {
  connect();
  await pass(0);
  last().open();
  await pass(60_000);
  onMissed.mockClear();
  await pass(10_000);
  expect(onMissed.mock.calls).toEqual([[false]]);
});

test('liveConnection: fetches every 45 s while a visible page has no connection', async () => {
  connect();
  for (let second = 0; second < 180; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other fails
    await pass(1000);
    last().end(1006);
  }
  expect(onMissed.mock.calls).toEqual([[false], [false], [false], [false]]);
});

test('liveConnection: fetches after a normal close, too', async () => {
  connect();
  await pass(0);
  last().open();
  last().end(1000);
  onMissed.mockClear();
  await pass(105_000);
  expect(onMissed.mock.calls).toEqual([[false], [false]]);
  expect(sockets).toHaveLength(1);
});

test('liveConnection: does nothing for a hidden page, and at once when it is shown after a minute', async () => {
  connect();
  await pass(0);
  last().open();
  setVisible(false);
  await pass(3_600_000);
  expect(sockets).toHaveLength(1);
  setVisible(true);
  await pass(0);
  expect(sockets).toHaveLength(2);
  last().open();
  expect(onMissed.mock.calls).toEqual([[true], [false]]);
  setVisible(false);
  setVisible(true);
  await pass(0);
  expect(sockets).toHaveLength(2);
});

test('liveConnection: queues events until the connection is open, and resends them only after a lost connection', async () => {
  const live = connect();
  live.send(MARK);
  await pass(0);
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().sent).toEqual([JSON.stringify(MARK)]);
  // The connection may have been lost before the event was sent.
  last().end(1006);
  await nextAttempt();
  last().open();
  expect(last().sent).toEqual([JSON.stringify(MARK)]);
  last().end(1000);
  await nextAttempt();
  expect(last().sent).toEqual([JSON.stringify(MARK)]);
});

test('close closes the socket with 1000, and stops events and reconnects', async () => {
  const live = connect();
  await pass(0);
  const socket = last();
  socket.open();
  live.close();
  expect(socket.closedWith).toBe(1000);
  socket.receive(NOTICE);
  socket.end(1006);
  live.send(MARK);
  expect(await nextAttempt()).toBeUndefined();
  expect(onNotices).not.toHaveBeenCalled();
  await pass(600_000);
  expect(onMissed.mock.calls).toEqual([[true]]);
  expect(visibilityListeners.size).toBe(0);
});

test('liveConnection: opens nothing if it is closed while the token is requested', async () => {
  const live = connect();
  live.close();
  await pass(10_000);
  expect(sockets).toEqual([]);
});

test('privacy 5: logs neither the token nor the URL, even if the browser rejects the URL', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  connect({
    openSocket: (url) => {
      throw new SyntaxError(`The URL '${url}' is invalid`);
    },
  });
  await pass(10_000);
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});
