/**
 * Serves the built app on several ports for the parent process, each with a separate sandbox, so that the code is loaded once
 * (packages/app/e2e/harness/appHost.ts).
 */
import type { Service } from '@patient/api/sandbox/node';
import type { HostResponse, HostRequest } from '../packages/app/e2e/harness/appHost.ts';
import { serveApp } from './serveApp.ts';

const services = new Map<number, Service>();

async function serve({ port, start }: HostRequest): Promise<void> {
  if (start) services.set(port, await serveApp({ port, ...start, log: () => undefined }));
  else {
    await services.get(port)?.close();
    services.delete(port);
  }
}

const respond = (message: HostResponse) => process.send?.(message);

process.on('message', (request: HostRequest) => {
  const { port } = request;
  serve(request).then(
    () => respond({ port }),
    (error: unknown) => respond({ port, error: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit());
