import { createServer } from 'node:net';

/**
 * First port, which differs by configuration, because they run concurrently. Below the ephemeral range: an outgoing connection
 * could take the port of an app between stop and restart.
 */
const FIRST_PORT = Number(process.env['FIRST_PORT'] ?? 12_000);
/** Ports per Vitest worker; no file starts as many apps. */
const PORTS_PER_WORKER = 100;

const worker = Number(process.env['VITEST_POOL_ID'] ?? 0);
let used = 0;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns a free port from the range of this worker. */
export async function findPort(): Promise<number> {
  if (used >= PORTS_PER_WORKER) throw new Error('No free port');
  const port = FIRST_PORT + worker * PORTS_PER_WORKER + used;
  used += 1;
  return (await isFree(port)) ? port : findPort();
}
