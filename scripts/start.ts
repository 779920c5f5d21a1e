/**
 * Builds the app and serves it with the sandbox on one port.
 * `--no-build` serves the last build. Environment variables:
 * - `PORT`: port, by default 4300
 * - `SANDBOX_CONTRACT=check`: checks requests and responses against the OpenAPI description and lists violations at
 *   /service/__sandbox/violations
 * - `SHAKE_SEED`: delays each response of the sandbox by a time that depends on this seed
 * - `APP_DIST`: folder of another build
 * - `CONFIG_FILE`: configuration (docs/operations.md), by default packages/app/config.json; without one, the sandbox
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDelays } from '@patient/api/sandbox';
import { NOTICE, startService } from '@patient/api/sandbox/node';
import { SANDBOX_CONFIG, findConfig } from '../packages/app/server/readConfigFile.ts';
import { createAppServer } from '../packages/app/server/serve.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { fail, portFromEnv } from './cli.ts';
import { pictureColor } from './pictureColor.ts';
import { assertPortFree } from './ports.ts';
import { sandboxFile } from './sandboxFile.ts';
import { welcomeMessage } from './welcome.ts';

const app = join(import.meta.dirname, '..', 'packages', 'app');
const dist = process.env['APP_DIST'] ?? join(app, 'dist');
const port = portFromEnv(4300);
const seed = process.env['SHAKE_SEED'];

try {
  console.log(NOTICE);
  const config = findConfig(join(app, 'config.json')) ?? SANDBOX_CONFIG;
  await assertPortFree(port);
  if (!process.argv.includes('--no-build')) {
    console.log('Building the app…');
    execFileSync(process.execPath, [join(app, 'server', 'build.ts'), dist], { stdio: 'inherit' });
  }
  if (!existsSync(join(dist, 'pages', 'csp.json'))) fail('No build found. Run again without --no-build.');
  await startService({
    port,
    file: sandboxFile(),
    panel: true,
    pictureColor,
    ...(seed !== undefined && { delays: createDelays(seed) }),
    checkContract: process.env['SANDBOX_CONTRACT'] === 'check',
    app: createAppServer({ dist, brands, config }),
    log: (line) => {
      if (line !== NOTICE) console.log(line);
    },
  });
  console.log(welcomeMessage(port));
} catch (error) {
  fail(error);
}
