import { createAdaptorServer } from '@hono/node-server';
import { setupServer } from 'msw/node';
import { sandboxHandlers } from '../../hosts/msw/handlers.ts';
import { listen } from '../../hosts/node/listen.ts';
import { bindSocket } from '../../hosts/node/socket.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';

/** WebSocket connections of a sandbox through one of its hosts. */
export interface Channel {
  /** URL without the query. */
  url: string;
  close(): Promise<void>;
}

async function overMsw(sandbox: Sandbox): Promise<Channel> {
  const network = setupServer(...sandboxHandlers(sandbox));
  network.listen({ onUnhandledFrame: 'error' });
  return { url: 'ws://sandbox.localhost/service/socket', close: async () => network.close() };
}

async function overNode(sandbox: Sandbox): Promise<Channel> {
  const server = createAdaptorServer({ fetch: sandbox.fetch });
  const closeSockets = bindSocket(server, sandbox, (line) => {
    throw new Error(line);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    url: `ws://127.0.0.1:${port}/service/socket`,
    async close() {
      await closeSockets();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Both hosts of WebSocket connections, for `describe.each`. */
export const channels = [
  ['MSW', overMsw],
  ['Node', overNode],
] as const;

/** A connection from the perspective of a browser. */
export interface Listener {
  socket: WebSocket;
  /** Events received so far, in order. */
  events: { event: string; data: Record<string, unknown> }[];
  /** Waits for a number of events. */
  count(expected: number): Promise<void>;
  /** Close code. */
  closed: Promise<number>;
}

/** Opens a connection like a browser. */
export function listenTo({ url }: Channel, token: string): Listener {
  const socket = new WebSocket(`${url}?token=${encodeURIComponent(token)}`);
  const events: Listener['events'] = [];
  const checks = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    events.push(JSON.parse(String(data)));
    for (const check of checks) check();
  });
  return {
    socket,
    events,
    count: (expected) =>
      new Promise((resolve) => {
        const check = () => {
          if (events.length >= expected) resolve();
        };
        checks.add(check);
        check();
      }),
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
  };
}
