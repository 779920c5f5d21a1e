import { createServer } from 'node:net';

/** Loopback address, so that servers are reachable from this machine only. */
export const HOST = '127.0.0.1';

/**
 * Checks that a port is free.
 * @throws Error with a one-line message if it isn't.
 */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is in use. Stop that process or set PORT.`)));
    server.listen(port, HOST, () => server.close(() => resolve()));
  });
}
