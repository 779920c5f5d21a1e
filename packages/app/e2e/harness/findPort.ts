import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take a port between two starts of an app. */
const FIRST_PORT = 12_000;
/** Ports of each worker of Vitest, more than a file starts apps. */
const PORTS_PER_WORKER = 100;

const worker = Number(process.env['VITEST_POOL_ID'] ?? 0);
let taken = 0;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that no other worker is given and no other program has. */
export async function findPort(): Promise<number> {
  if (taken >= PORTS_PER_WORKER) throw new Error('No free port');
  const port = FIRST_PORT + worker * PORTS_PER_WORKER + taken;
  taken += 1;
  return (await isFree(port)) ? port : findPort();
}
