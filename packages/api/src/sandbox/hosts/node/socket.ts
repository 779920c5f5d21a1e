import type { ServerType } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { CUT } from '../../http/faults/closeCode.ts';
import { closeCodes } from '../../core/connections.ts';
import { createTicker } from '../ticker.ts';
import type { Sandbox } from '../createSandbox.ts';

/** Bytes of one message; a browser only ever sends read marks. */
const LARGEST_MESSAGE = 16 * 1024;

/** Milliseconds a browser gets to answer that a connection is being closed, before it is cut. */
const FAREWELL = 500;

/** Closes a server after its connections have been asked to close. */
function endSockets(sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, FAREWELL);
    sockets.close(() => {
      clearTimeout(cut);
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
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const path = `${sandbox.publicPath}/socket`;
  const ticker = createTicker(sandbox, (error) => log(`The sandbox failed by itself: ${String(error)}`));

  sockets.on('connection', (socket, incoming) => {
    const request = new Request(new URL(incoming.url ?? '/', 'http://sandbox.localhost'));
    // The token is checked while the socket is open already, so what comes meanwhile waits for the connection.
    const live = sandbox.openConnection(request, {
      send: (text) => socket.send(text),
      close: (code, reason) => (code === CUT ? socket.terminate() : socket.close(code, reason)),
    });
    void live.then((open) => open && ticker.wake());
    socket.on('message', (data) => void live.then((open) => open?.receive(String(data))));
    socket.on('close', () => void live.then((open) => open?.disconnect()));
    // An error is followed by 'close'; without a listener it would end the process.
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
    sandbox.connections.close(closeCodes.goingAway, 'The service stops');
    await endSockets(sockets);
  };
}
