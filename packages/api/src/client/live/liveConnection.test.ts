import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveConnection, type LiveConnection, type LiveConnectionOptions } from './liveConnection.ts';

/** Socket that a test opens and closes. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  closedWith: number | undefined;
  readonly url: string;
  readonly readyState = WebSocket.OPEN;
  constructor(url: string) {
    super();
    this.url = url;
  }
  send = (text: string) => void this.sent.push(text);
  close = (code?: number) => void (this.closedWith = code);
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
const onOpen = vi.fn<() => void>();
const onEvent = vi.fn<(event: object) => void>();
const renewToken = vi.fn<(refused: string) => Promise<string | undefined>>();

const connect = (options: Partial<LiveConnectionOptions> = {}) => {
  connection = createLiveConnection({
    address: 'wss://live.example/socket?v=1',
    getToken: async () => tokens.shift() ?? 'last',
    renewToken,
    delays: { first: 1000, step: 1000, max: 3000 },
    onOpen,
    onEvent,
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
  tokens = ['first', 'second', 'third'];
  renewToken.mockResolvedValue('renewed');
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
});

test('retries after 1000, 2000, 3000 and 3000 ms, each time with the current token', async () => {
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

test('starts again with 1000 ms after an open connection', async () => {
  connect();
  await pass(0);
  last().end(1006);
  await nextAttempt();
  last().end(1006);
  await nextAttempt();
  last().open();
  last().end(1001);
  expect(await nextAttempt()).toBe(1000);
});

test('does not reconnect after code 1000', async () => {
  connect();
  await pass(0);
  last().open();
  last().end(1000);
  expect(await nextAttempt()).toBeUndefined();
});

test('renews a refused token, with increasing delays although the socket opens', async () => {
  connect();
  await pass(0);
  const delays = [];
  for (let failure = 0; failure < 3; failure += 1) {
    last().open();
    last().end(4401);
    delays.push(await nextAttempt());
  }
  expect(delays).toEqual([1000, 2000, 3000]);
  expect(renewToken.mock.calls).toEqual([['first'], ['second'], ['third']]);
});

test('ends when the session is over', async () => {
  renewToken.mockResolvedValue(undefined);
  connect();
  await pass(0);
  last().end(4401);
  expect(await nextAttempt()).toBeUndefined();
});

test('opens nothing while signed out', async () => {
  connect({ getToken: async () => undefined });
  expect(await nextAttempt()).toBeUndefined();
});

test('retries when the token could not be renewed', async () => {
  const getToken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  getToken.mockResolvedValue('good');
  connect({ getToken });
  expect(await nextAttempt()).toBe(1000);
});

test('reports known events and each opened connection', async () => {
  connect();
  await pass(0);
  last().open();
  last().receive(NOTICE);
  last().receive({ event: 'unknown' });
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onEvent.mock.calls).toEqual([[NOTICE]]);
  last().end(1006);
  await nextAttempt();
  last().open();
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('queues events until the connection is open, and resends them only after a lost connection', async () => {
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
  expect(onEvent).not.toHaveBeenCalled();
  expect(await nextAttempt()).toBeUndefined();
});

test('opens nothing if it is closed while the token is requested', async () => {
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
