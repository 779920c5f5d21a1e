/**
 * Builds the app and serves it with the sandbox on one port.
 * `--no-build` serves the last build, `--host` to other devices of the network, too. Environment variables:
 * - `PORT`: port, by default 4300
 * - `SANDBOX_PROFILE`: `minimal` serves only the calls of the specification (openapi/README.md)
 * - `SHAKE_SEED`: adds a seeded delay to each response of the sandbox
 * - `CONFIG_FILE`: configuration (docs/operations.md), by default packages/app/config.json; without one, the sandbox
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE } from '@patient/api/sandbox/node';
import { SANDBOX_CONFIG, findConfig } from '../packages/app/server/readConfigFile.ts';
import { fail, portFromEnv } from './cli.ts';
import { assertPortFree, hostFromArguments } from './ports.ts';
import { sandboxFile } from './sandboxFile.ts';
import { sandboxProfile } from './sandboxProfile.ts';
import { builtApp, serveApp } from './serveApp.ts';
import { welcomeMessage } from './welcome.ts';

const app = join(import.meta.dirname, '..', 'packages', 'app');
const port = portFromEnv(4300);
const host = hostFromArguments();

try {
  console.log(NOTICE);
  const config = findConfig(join(app, 'config.json')) ?? SANDBOX_CONFIG;
  await assertPortFree(port, host);
  if (!process.argv.includes('--no-build')) {
    console.log('Building the app…');
    execFileSync(process.execPath, [join(app, 'server', 'build.ts')], { stdio: 'inherit' });
  }
  if (!existsSync(join(builtApp, 'pages', 'csp.json'))) fail('No build found. Run again without --no-build.');
  await serveApp({
    port,
    host,
    file: sandboxFile(),
    profile: sandboxProfile(),
    config,
    log: (line) => console.log(line),
  });
  console.log(welcomeMessage(port, host));
} catch (error) {
  fail(error);
}
