/**
 * Runs before every script: installs what is missing, and says in one line why it cannot. Plain JavaScript,
 * since it runs on whatever Node the machine has; the scripts themselves run on the one it installs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How package managers and operating systems say that there is no line. */
const noLine =
  /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|dns error|\(Connect\)|RESOLVER_NETWORK|META_FETCH_FAIL/;

function fail(line) {
  console.error(line);
  process.exit(1);
}

const pnpm = process.env.npm_execpath ?? '';
if (!/pnpm[^/\\]*$/.test(pnpm)) fail('Run this by pnpm: `npx -y pnpm@12 <script>`.');
const isScript = /\.[cm]?js$/.test(pnpm);
if (!existsSync('node_modules')) console.log('Installing what this needs …');

const { status, error, stdout, stderr } = spawnSync(
  isScript ? process.execPath : pnpm,
  [...(isScript ? [pnpm] : []), 'install'],
  { encoding: 'utf8', maxBuffer: 1e9 },
);
if (status !== 0) {
  const said = `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`.trim();
  fail(
    noLine.test(said)
      ? 'No network: the packages this needs cannot be fetched. Connect to the internet and run it again.'
      : said,
  );
}
