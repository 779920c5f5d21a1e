import type { ServerType } from '@hono/node-server';
import { ServiceStartError } from './errors.ts';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function startError(error: Error, host: string, port: number): ServiceStartError {
  if (codeOf(error) === 'EADDRINUSE') {
    return new ServiceStartError('port-in-use', `Port ${port} is in use by another program.`, {
      cause: error,
    });
  }
  return new ServiceStartError('address', `Cannot listen on ${host}:${port}: ${error.message}`, {
    cause: error,
  });
}

/** Starts listening and returns the port; port 0 selects a free one. */
export function listen(server: ServerType, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(startError(error, host, port));
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
