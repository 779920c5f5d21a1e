import { createAdaptorServer } from '@hono/node-server';
import { setupServer } from 'msw/node';
import { sandboxHandlers } from '../../hosts/msw/handlers.ts';
import { listen } from '../../hosts/node/listen.ts';
import { bindSocket } from '../../hosts/node/socket.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';

/** WebSocket connections of a sandbox through one of its hosts. */
export interface Channel {
  /** URL without the query. */
  address: string;
  end(): Promise<void>;
}

async function overMsw(sandbox: Sandbox): Promise<Channel> {
  const network = setupServer(...sandboxHandlers(sandbox));
  network.listen({ onUnhandledFrame: 'error' });
  return { address: 'ws://sandbox.localhost/service/socket', end: async () => network.close() };
}

async function overNode(sandbox: Sandbox): Promise<Channel> {
  const server = createAdaptorServer({ fetch: sandbox.fetch });
  const endSockets = bindSocket(server, sandbox, (line) => {
    throw new Error(line);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: `ws://127.0.0.1:${port}/service/socket`,
    async end() {
      await endSockets();
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

/** One connection as a browser sees it. */
export interface Listener {
  socket: WebSocket;
  /** Events so far, in the order of arrival. */
  events: { event: string; data: Record<string, unknown> }[];
  /** Waits for a number of events. */
  count(wanted: number): Promise<void>;
  /** Close code. */
  closed: Promise<number>;
}

/** Opens a connection as a browser does. */
export function listenTo({ address }: Channel, token: string): Listener {
  const socket = new WebSocket(`${address}?token=${encodeURIComponent(token)}`);
  const events: Listener['events'] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    events.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  return {
    socket,
    events,
    count: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (events.length >= wanted) resolve();
        };
        waiting.add(look);
        look();
      }),
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
  };
}
