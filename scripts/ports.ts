import { createServer } from 'node:net';

/** Loopback address, so that servers are reachable from this machine only. */
const HOST = '127.0.0.1';

/** Address on which `start` and `dev` listen: with `--host`, every address of this machine, for a phone in the same network. */
export const hostFromArguments = (): string => (process.argv.includes('--host') ? '0.0.0.0' : HOST);

/**
 * Checks that a port is free.
 * @throws Error with a one-line message if it isn't.
 */
export async function assertPortFree(port: number, host: string = HOST): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Port ${port} is in use. Stop that process or set PORT.`)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
