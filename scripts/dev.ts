/**
 * Starts the sandbox and Vite with hot reload. `--host` serves it to other devices of the network, too. Environment variables:
 * - `PORT`: Vite's port, by default 4302
 * - `CONFIG_FILE`: configuration, by default packages/app/config.json
 * - `SANDBOX_PROFILE`: as for start.ts
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { startService } from '@patient/api/sandbox/node';
import { fail, portFromEnv } from './cli.ts';
import { pictureColor } from './pictureColor.ts';
import { assertPortFree, hostFromArguments } from './ports.ts';
import { sandboxFile } from './sandboxFile.ts';
import { sandboxProfile } from './sandboxProfile.ts';
import { welcomeMessage } from './welcome.ts';

const SANDBOX_PORT = 4301;
const port = portFromEnv(4302);
const host = hostFromArguments();

try {
  await assertPortFree(port, host);
  await startService({
    port: SANDBOX_PORT,
    file: sandboxFile(),
    profile: sandboxProfile(),
    panel: true,
    pictureColor,
  });
  // Read by the proxy in vite.config.ts.
  process.env['SANDBOX_PORT'] = String(SANDBOX_PORT);
  const vite = await createServer({
    configFile: join(import.meta.dirname, '..', 'packages', 'app', 'vite.config.ts'),
    clearScreen: false,
    server: { host, port, strictPort: true },
  });
  await vite.listen();
  console.log(welcomeMessage(port, host));
} catch (error) {
  fail(error);
}
