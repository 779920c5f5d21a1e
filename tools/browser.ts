import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features that Playwright disables. Repeated here, because browsers use only the last `--disable-features`. A test
 * compares the lists.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two pages for suggestions of the address bar, which the browser loads with each window. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags that disable background activity of the browser, and allow running as root in a container. */
export const browserFlags: string[] = [
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of an installed browser: `CHROMIUM_PATH`, then the system's, then Playwright's; undefined without one. */
export const browserPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...systemPaths, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/**
 * Path of an installed browser.
 * @throws Error with a one-line message if there is none.
 */
export function findBrowser(): string {
  const path = browserPath();
  if (path) return path;
  throw new Error(
    'No browser found. Install Chromium (`apt-get install chromium` or `npx -y pnpm@12 exec playwright install chromium`) or set CHROMIUM_PATH.',
  );
}

const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

const tryRun = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Installs Debian packages if possible, which requires root. */
export const installWithApt = (packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  tryRun('apt-get', ['update']) &&
  tryRun('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);

/**
 * Path of a browser. Installs one if needed: with apt-get as root, otherwise with Playwright.
 * @throws Error with a one-line message if that fails.
 */
export function ensureBrowser(): string {
  const path = browserPath();
  if (path) return path;
  console.log('No browser found. Installing one…');
  if (!installWithApt(['chromium', 'fonts-liberation']))
    tryRun(process.execPath, [playwrightCli, 'install', 'chromium']);
  return findBrowser();
}
