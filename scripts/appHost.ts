/**
 * Serves the built app on as many ports as the process that forked it asks for, each with a sandbox of its own: the code of
 * both is loaded once (packages/app/e2e/harness/appHost.ts).
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

const answer = (message: HostResponse) => process.send?.(message);

process.on('message', (request: HostRequest) => {
  const { port } = request;
  serve(request).then(
    () => answer({ port }),
    (error: unknown) => answer({ port, error: error instanceof Error ? error.message : String(error) }),
  );
});
// Nobody asks any more.
process.on('disconnect', () => process.exit());
