import type { Sandbox } from '@patient/api/sandbox';
import type { Random } from './random.ts';

/** Close code of a connection that was lost (RFC 6455). */
const LOST = 1006;

/** What of WebSocket the app uses. */
type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/** Line of one browser to the sandbox, in simulated time: it delays, drops and comes back. */
export interface SimulatedLine {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly openSocket: (url: string) => Socket;
  /** Loses what is under way; nothing gets through until it is mended. */
  readonly drop: () => void;
  readonly mend: () => void;
  /** Calls that have not failed yet don't. */
  readonly forgive: () => void;
  readonly isUp: () => boolean;
  /** The next call of an operation, such as `GET /api/chats`, gets this status in place of its answer. */
  readonly failOnce: (call: string, status: number) => void;
}

/** Requests that the sandbox works on, which takes real time. */
export interface Work {
  count: number;
}

const refusal = (status: number) => Response.json({ data: [], message: 'A failure on purpose' }, { status });

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const ignore = (_data: string) => {};

/** @param slowest ms that one way over the line takes at most */
export function createLine(sandbox: Sandbox, work: Work, random: Random, slowest = 900): SimulatedLine {
  let isUp = true;
  /** Counts the times that the line was lost: what was sent before never arrives. */
  let losses = 0;
  const failures = new Map<string, number>();
  const sockets = new Set<() => void>();
  const oneWay = () => after(20 + random(slowest));

  async function throughLine(before: number): Promise<void> {
    await oneWay();
    if (!isUp || losses !== before) throw new TypeError('Failed to fetch');
  }

  async function answer(request: Request): Promise<Response> {
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
      // The body of a request that is given up meanwhile cannot be read any more.
      const sent = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      await throughLine(before);
      request.signal.throwIfAborted();
      const response = await answer(sent);
      await throughLine(before);
      request.signal.throwIfAborted();
      return response;
    },

    openSocket(url) {
      const target = new EventTarget();
      const before = losses;
      let isOpen = true;
      let receive = ignore;
      /** Messages of one connection never overtake each other. */
      let last = oneWay();
      const say = (event: Event) => {
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
        say(Object.assign(new Event('close'), { code }));
      };
      const accept = async () => {
        await last;
        if (!isUp || losses !== before) {
          end(LOST);
          return;
        }
        // The service checks the token while the socket is open already; what comes meanwhile waits.
        const opening = sandbox.openConnection(new Request(url), {
          send: (data) => isOpen && say(new MessageEvent('message', { data })),
          close: end,
        });
        receive = (data) => void opening.then((live) => live?.receive(data));
        target.dispatchEvent(new Event('open'));
        work.count += 1;
        const live = await opening.finally(() => {
          work.count -= 1;
        });
        sockets.add(() => {
          live?.disconnect();
          // A browser notices after a while that nobody answers any more.
          setTimeout(() => end(LOST), random(8000));
        });
      };
      void accept();
      return {
        addEventListener: target.addEventListener.bind(target),
        send: (data) => {
          if (isOpen && losses === before) receive(String(data));
        },
        close: () => end(1000),
      };
    },

    drop() {
      if (!isUp) return;
      isUp = false;
      losses += 1;
      for (const end of sockets) end();
      sockets.clear();
    },
    mend() {
      isUp = true;
    },
    forgive: () => failures.clear(),
    isUp: () => isUp,
    failOnce: (call, status) => void failures.set(call, status),
  };
}
