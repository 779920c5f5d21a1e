import type { Sandbox } from '@patient/api/sandbox';
import type { Random } from '../random.ts';

/** Close code of a lost connection (RFC 6455). */
const LOST = 1006;

/** Part of WebSocket that the app uses. */
type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close' | 'readyState'>;

/** Connection of one browser to the sandbox in simulated time: slow, and sometimes lost. */
export interface SimulatedConnection {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly openSocket: (url: string) => Socket;
  /** Loses pending requests and events, and blocks new ones until `restore`. */
  readonly drop: () => void;
  readonly restore: () => void;
  /** Clears failures of `failOnce` that have not occurred. */
  readonly clearFailures: () => void;
  readonly isUp: () => boolean;
  /** Lets the next call of an operation, such as `GET /api/chats`, fail with a status. */
  readonly failOnce: (call: string, status: number) => void;
}

/** Number of requests that the sandbox is processing, which takes real time. */
export interface Work {
  count: number;
}

const refusal = (status: number) => Response.json({ data: [], message: 'Simulated failure' }, { status });

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const ignore = (_data: string) => {};
const nothing = () => {};

/** @param slowest maximum latency in one direction, in ms */
export function createConnection(
  sandbox: Sandbox,
  work: Work,
  random: Random,
  slowest = 900,
): SimulatedConnection {
  let isUp = true;
  /** Number of times that the connection was lost; earlier requests and events are not delivered. */
  let losses = 0;
  const failures = new Map<string, number>();
  const sockets = new Set<() => void>();
  const delay = () => after(20 + random(slowest));

  async function transmit(before: number): Promise<void> {
    await delay();
    if (!isUp || losses !== before) throw new TypeError('Failed to fetch');
  }

  async function respond(request: Request): Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/service/, '')}`;
    const named = [...failures.keys()].find((name) => new RegExp(`^${name}$`).test(call));
    const status = named === undefined ? undefined : failures.get(named);
    if (named !== undefined) failures.delete(named);
    if (status !== undefined) return refusal(status);
    work.count += 1;
    try {
      return await sandbox.fetch(request);
    } finally {
      work.count -= 1;
    }
  }

  return {
    async fetch(request) {
      const before = losses;
      // The body of an aborted request can't be read later.
      const sent = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      await transmit(before);
      request.signal.throwIfAborted();
      const response = await respond(sent);
      await transmit(before);
      request.signal.throwIfAborted();
      return response;
    },

    openSocket(url) {
      const target = new EventTarget();
      const before = losses;
      let isOpen = true;
      let receive = ignore;
      let disconnect = nothing;
      /** Keeps the events of one connection in order. */
      let last = delay();
      const emit = (event: Event) => {
        const earlier = last;
        last = (async () => {
          await earlier;
          await after(random(60));
          if (event.type === 'close' || losses === before) target.dispatchEvent(event);
        })();
      };
      const end = (code: number) => {
        if (!isOpen) return;
        isOpen = false;
        emit(Object.assign(new Event('close'), { code }));
      };
      const accept = async () => {
        await last;
        if (!isUp || losses !== before) {
          end(LOST);
          return;
        }
        // The service checks the token after opening the socket; messages until then are queued.
        const opening = sandbox.openConnection(new Request(url), {
          send: (data) => isOpen && emit(new MessageEvent('message', { data })),
          close: end,
        });
        receive = (data) => void opening.then((live) => live?.receive(data));
        target.dispatchEvent(new Event('open'));
        work.count += 1;
        const live = await opening.finally(() => {
          work.count -= 1;
        });
        disconnect = () => live?.disconnect();
        sockets.add(() => {
          disconnect();
          // A browser detects a lost connection after a few seconds.
          setTimeout(() => end(LOST), random(8000));
        });
      };
      void accept();
      return {
        addEventListener: target.addEventListener.bind(target),
        readyState: 1,
        send: (data) => {
          if (isOpen && losses === before) receive(String(data));
        },
        close() {
          disconnect();
          end(1000);
        },
      };
    },

    drop() {
      if (!isUp) return;
      isUp = false;
      losses += 1;
      for (const end of sockets) end();
      sockets.clear();
    },
    restore() {
      isUp = true;
    },
    clearFailures: () => failures.clear(),
    isUp: () => isUp,
    failOnce: (call, status) => void failures.set(call, status),
  };
}
