/** Finding the browser the tests run in. */
import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep the browser off the network and let it run as root in a container. */
export const browserFlags: string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser's path, or nothing: `CHROMIUM_PATH`, else one the system has, else Playwright's own. */
export const browserPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...system, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/**
 * The browser's path.
 * @throws Error in one line when there is none.
 */
export function findBrowser(): string {
  const found = browserPath();
  if (found) return found;
  throw new Error(
    'No browser found. Install Chromium (`apt-get install chromium`, or `pnpm exec playwright install chromium`), or set CHROMIUM_PATH.',
  );
}

const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

const attempt = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser's path; installs one when there is none: from the distribution as root, else Playwright's own.
 * @throws Error in one line when neither works.
 */
export function ensureBrowser(): string {
  const found = browserPath();
  if (found) return found;
  console.log('No browser found: installing one for the tests …');
  const fromDistribution = () =>
    process.getuid?.() === 0 &&
    attempt('apt-get', ['update']) &&
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  if (!fromDistribution()) attempt(process.execPath, [playwrightCli, 'install', 'chromium']);
  return findBrowser();
}
