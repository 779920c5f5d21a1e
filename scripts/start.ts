/**
 * Builds the app and serves it with the sandbox service behind it, on one port (`PORT`, else 4300).
 * `--no-build` serves what the last build left. `SANDBOX_CONTRACT=check` checks every request and answer against the
 * description, and lists breaches at /service/__sandbox/breaches. `TAKES_CARDS=yes` lets the pages reach the card provider,
 * for a service that is configured with its key. `APP_DIST` is the folder of another build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE, startService } from '@patient/api/sandbox/node';
import { createAppServer } from '../packages/app/server/serve.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { fail, portFromEnv } from './cli.ts';
import { wantFree } from './ports.ts';
import { sandboxFile } from './sandboxFile.ts';
import { welcome } from './welcome.ts';

const app = join(import.meta.dirname, '..', 'packages', 'app');
const dist = process.env['APP_DIST'] ?? join(app, 'dist');
const port = portFromEnv(4300);

try {
  console.log(NOTICE);
  await wantFree(port);
  if (!process.argv.includes('--no-build')) {
    console.log('Building the app …');
    execFileSync(process.execPath, [join(app, 'server', 'build.ts'), dist], {
      stdio: 'inherit',
      // Where the sandbox is there are no real patients: staff may make others to test with.
      env: { VITE_TEST_USERS: 'yes', ...process.env },
    });
  }
  if (!existsSync(join(dist, 'pages', 'csp.json'))) fail('There is no build yet: start without --no-build.');
  await startService({
    port,
    file: sandboxFile(),
    panel: true,
    checkContract: process.env['SANDBOX_CONTRACT'] === 'check',
    app: createAppServer({ dist, brands, takesCards: process.env['TAKES_CARDS'] === 'yes' }),
    log: (line) => {
      if (line !== NOTICE) console.log(line);
    },
  });
  console.log(welcome(port));
} catch (error) {
  fail(error);
}
