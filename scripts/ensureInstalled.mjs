/**
 * Installs missing dependencies before a script runs, or fails with a one-line reason.
 * The argument is the folder to install, by default the root. Plain JavaScript, because it runs on the machine's own Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Errors of package managers and operating systems without a network. */
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|dns error|\(Connect\)|RESOLVER_NETWORK|META_FETCH_FAIL/;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const folder = process.argv[2] ?? '.';
const pnpm = process.env.npm_execpath ?? '';
if (!/pnpm[^/\\]*$/.test(pnpm)) fail('Run this with pnpm: `npx -y pnpm@12 <script>`.');
const isScript = /\.[cm]?js$/.test(pnpm);
if (!existsSync(join(folder, 'node_modules')))
  console.log(folder === '.' ? 'Installing dependencies…' : `Installing dependencies of ${folder}…`);

const { status, error, stdout, stderr } = spawnSync(
  isScript ? process.execPath : pnpm,
  [...(isScript ? [pnpm] : []), 'install'],
  { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 },
);
if (status !== 0) {
  const output = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.trim();
  fail(
    NO_NETWORK.test(output)
      ? 'No network: dependencies could not be downloaded. Connect to the internet and try again.'
      : output,
  );
}

if (folder === '.' && !existsSync(join('node_modules', '.bin', 'node')))
  fail(`There is no Node for ${process.platform} on ${process.arch} in package.json (docs/decisions/0001).`);
