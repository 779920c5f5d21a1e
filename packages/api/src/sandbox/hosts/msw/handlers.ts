import { type HttpHandler, http } from 'msw/http';
import { type WebSocketHandler, ws } from 'msw/ws';
import { createTicker } from '../ticker.ts';
import type { Sandbox } from '../createSandbox.ts';

export interface SandboxHandlersOptions {
  /** URL prefix of the service. @default the `publicPath` of the sandbox at any origin */
  prefix?: string;
}

/** Creates MSW handlers for all requests under the prefix, and for the live connection at `<prefix>/socket`. */
export function sandboxHandlers(
  sandbox: Sandbox,
  { prefix = `*${sandbox.publicPath}` }: SandboxHandlersOptions = {},
): (HttpHandler | WebSocketHandler)[] {
  // Errors of a tick are left unhandled, so that the console and the test runner report them.
  const ticker = createTicker(sandbox, (error) => {
    throw error;
  });
  return [
    http.all(`${prefix}/*`, ({ request }) => sandbox.fetch(request)),
    ws.link(`${prefix}/socket`).addEventListener('connection', ({ client }) => {
      const live = sandbox.openConnection(new Request(client.url), {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      });
      void live.then((open) => open && ticker.wake());
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') void live.then((open) => open?.receive(data));
      });
      client.addEventListener('close', () => void live.then((open) => open?.disconnect()));
    }),
  ];
}
