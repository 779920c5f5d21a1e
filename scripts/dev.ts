/** Develops the app: the sandbox service, and Vite with hot reload in front of it (`PORT`, else 4302). */
import { join } from 'node:path';
import { createServer } from 'vite';
import { startService } from '@patient/api/sandbox/node';
import { fail, portFromEnv } from './cli.ts';
import { HOST, wantFree } from './ports.ts';
import { sandboxFile } from './sandboxFile.ts';
import { welcome } from './welcome.ts';

const SANDBOX_PORT = 4301;
const port = portFromEnv(4302);

try {
  await wantFree(port);
  await startService({ port: SANDBOX_PORT, file: sandboxFile(), panel: true });
  // vite.config.ts reads where to pass the service's calls on to.
  process.env['SANDBOX_PORT'] = String(SANDBOX_PORT);
  // Where the sandbox is there are no real patients: staff may make others to test with.
  process.env['VITE_TEST_USERS'] ??= 'yes';
  const vite = await createServer({
    configFile: join(import.meta.dirname, '..', 'packages', 'app', 'vite.config.ts'),
    clearScreen: false,
    server: { host: HOST, port, strictPort: true },
  });
  await vite.listen();
  console.log(welcome(port));
} catch (error) {
  fail(error);
}
