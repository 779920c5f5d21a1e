import type { ServerType } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { CUT } from '../../http/faults/closeCode.ts';
import { closeCodes } from '../../core/connections.ts';
import { createTicker } from '../ticker.ts';
import type { Sandbox } from '../createSandbox.ts';

/** Maximum bytes of a message; browsers send only read marks. */
const MAX_MESSAGE_BYTES = 16 * 1024;

/** Time for a browser to complete the closing handshake before its connection is terminated, ms. */
const CLOSE_TIMEOUT_MS = 500;

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

  sockets.on('connection', (socket, incoming) => {
    const request = new Request(new URL(incoming.url ?? '/', 'http://sandbox.localhost'));
    // The socket is open while the token is checked, so messages wait for the result.
    const live = sandbox.openConnection(request, {
      send: (text) => socket.send(text),
      close: (code, reason) => (code === CUT ? socket.terminate() : socket.close(code, reason)),
    });
    void live.then((open) => open && ticker.wake());
    socket.on('message', (data) => void live.then((open) => open?.receive(String(data))));
    socket.on('close', () => void live.then((open) => open?.disconnect()));
    // An 'error' without a listener would end the process. It is followed by 'close'.
    socket.on('error', () => undefined);
  });

  server.on('upgrade', (incoming, socket, head) => {
    if (new URL(incoming.url ?? '/', 'http://sandbox.localhost').pathname !== path) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
      sockets.emit('connection', webSocket, incoming);
    });
  });

  return async () => {
    await ticker.stop();
    sandbox.connections.close(closeCodes.goingAway, 'The service is stopping');
    await endSockets(sockets);
  };
}
