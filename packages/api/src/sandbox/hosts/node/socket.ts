import type { ServerType } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import { CUT } from '../../http/faults/closeCode.ts';
import { closeCodes } from '../../core/connections.ts';
import type { LiveConnection } from '../../features/notifications/liveConnections.ts';
import { createTicker } from '../ticker.ts';
import type { Sandbox } from '../createSandbox.ts';

/** Maximum bytes of a message; browsers send only read marks. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** Time for a browser to complete the closing handshake before its connection is terminated, ms. */
const CLOSE_TIMEOUT_MS = 500;

/** An 'error' without a listener would end the process. It is followed by 'close'. */
const ignoreError = () => undefined;

/** Closes a server and its connections. */
function endSockets(sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, CLOSE_TIMEOUT_MS);
    sockets.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Serves the sandbox's WebSocket at `<publicPath>/socket`; returns a function that closes all connections. */
export function bindSocket(
  server: ServerType,
  sandbox: Sandbox,
  log: (line: string) => void,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const path = `${sandbox.publicPath}/socket`;
  const ticker = createTicker(sandbox, (error) =>
    log(`A background job of the sandbox failed: ${String(error)}`),
  );

  function serve(socket: WebSocket, url: URL): void {
    // The socket is open while the token is checked, so messages wait for the result.
    const live = sandbox.openConnection(new Request(url), {
      send: (text) => socket.send(text),
      close: (code, reason) => (code === CUT ? socket.terminate() : socket.close(code, reason)),
    });
    const whenOpen = (use: (open: LiveConnection) => void) => {
      live
        .then((open) => open && use(open))
        .catch((error: unknown) => log(`A live connection of the sandbox failed: ${String(error)}`));
    };
    whenOpen(() => ticker.wake());
    socket.on('message', (data) => whenOpen((open) => open.receive(String(data))));
    socket.on('close', () => whenOpen((open) => open.disconnect()));
    socket.on('error', ignoreError);
  }

  server.on('upgrade', (incoming, socket, head) => {
    const url = URL.parse(incoming.url ?? '/', 'http://sandbox.localhost');
    if (url?.pathname !== path) {
      socket.on('error', ignoreError);
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => serve(webSocket, url));
  });

  return async () => {
    await ticker.stop();
    sandbox.connections.close(closeCodes.goingAway, 'The service is stopping');
    await endSockets(sockets);
  };
}
