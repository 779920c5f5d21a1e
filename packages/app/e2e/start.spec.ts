import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { NOTICE } from '@patient/api/sandbox/node';
import { brands } from '../../ui/src/brands/index.ts';
import { findPort } from './harness/findPort.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'start.ts');

let end = () => {};
afterEach(() => end());

/** Starts the script on a free port and waits until it listens. */
async function start(...options: readonly string[]) {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const child = spawn(process.execPath, [script, '--no-build', ...options], {
    env: { ...process.env, PORT: String(port), SANDBOX_FILE: join(folder, 'sandbox.sqlite') },
  });
  end = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  await expect.poll(() => output).toContain('Storybook');
  return { port, output };
}

/** Address of this machine in its network; undefined without one. */
const address = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test('`start` prints that it is a sandbox, then the URL of each brand, and serves them', async () => {
  const { port, output } = await start();
  expect(output.split('\n')[0]).toBe(NOTICE);
  for (const { id, hosts } of brands)
    expect(output).toMatch(new RegExp(`${id} +http://${hosts[0]}:${port}\n`));
  // By IP address: Node doesn't resolve `*.localhost` on every system.
  for (const path of ['/login', '/service/__sandbox'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
});

test.skipIf(address === undefined)('`start` listens on the network only with `--host`', async () => {
  const alone = await start();
  await expect(fetch(`http://${address}:${alone.port}/login`)).rejects.toThrow('fetch failed');
  end();
  const { port, output } = await start('--host');
  expect(output).toContain(`http://${address}:${port}`);
  const page = await fetch(`http://${address}:${port}/login`);
  // Of the first brand, as for every unknown host.
  expect(await page.text()).toContain(`data-brand="${brands[0].id}"`);
});
