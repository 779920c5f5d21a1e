import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { NOTICE } from '@patient/api/sandbox/node';
import { brands } from '../../ui/src/brands/index.ts';
import { findPort } from './harness/findPort.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'start.ts');
const folder = mkdtempSync(join(tmpdir(), 'start-'));

let end = () => {};
afterEach(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test('`start` prints that it is a sandbox, then the URL of each brand, and serves them', async () => {
  const port = await findPort();
  const child = spawn(process.execPath, [script, '--no-build'], {
    env: { ...process.env, PORT: String(port), SANDBOX_FILE: join(folder, 'sandbox.sqlite') },
  });
  end = () => void child.kill('SIGKILL');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  await expect.poll(() => output).toContain('Storybook');
  expect(output.split('\n')[0]).toBe(NOTICE);
  for (const { id, hosts } of brands)
    expect(output).toMatch(new RegExp(`${id} +http://${hosts[0]}:${port}\n`));
  // By IP address: Node doesn't resolve `*.localhost` on every system.
  for (const path of ['/login', '/service/__sandbox'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
});
