import { type HttpHandler, http } from 'msw/http';
import { type WebSocketHandler, ws } from 'msw/ws';
import { createTicker } from '../ticker.ts';
import type { Sandbox } from '../createSandbox.ts';

export interface SandboxHandlersOptions {
  /** Where the service is mounted: any origin and the sandbox's `publicPath`. @default '*' and that path */
  prefix?: string;
}

/** The sandbox as MSW handlers: every request under the prefix, and the live connection at `<prefix>/socket`. */
export function sandboxHandlers(
  sandbox: Sandbox,
  { prefix = `*${sandbox.publicPath}` }: SandboxHandlersOptions = {},
): (HttpHandler | WebSocketHandler)[] {
  // What a tick throws stays unhandled, so that the console and the test runner show it.
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
