import { createServer } from 'node:net';

/** What every server of the scripts listens on: this machine only. */
export const HOST = '127.0.0.1';

/**
 * Makes sure that nobody listens on a port yet.
 * @throws Error in one line when somebody does.
 */
export async function wantFree(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`Port ${port} is in use: stop what runs there, or set PORT.`)),
    );
    server.listen(port, HOST, () => server.close(() => resolve()));
  });
}
