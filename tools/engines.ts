import { existsSync } from 'node:fs';
import { installWithApt } from './browser.ts';

/** Programs of WebKitGTK, which shares most of its engine with all browsers on iPhones. */
export interface WebKitPaths {
  /** WebDriver that starts the browser. */
  readonly driver: string;
  /** Virtual screen, because the browser has no headless mode. */
  readonly xvfb: string;
}

/** Path of an installed Firefox: `FIREFOX_PATH`, then the system's; undefined without one. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

/** Paths of an installed WebKit; undefined without one. */
export function findWebKit(): WebKitPaths | undefined {
  const paths = { driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' };
  return existsSync(paths.driver) && existsSync(paths.xvfb) ? paths : undefined;
}

/** Installs an engine if needed. Without one, prints in one line that its tests are skipped. */
function ensure(name: string, find: () => unknown, packages: readonly string[]): void {
  if (find() !== undefined) return;
  console.log(`No ${name} found. Installing one…`);
  if (installWithApt(packages) && find() !== undefined) return;
  console.log(
    `The tests in ${name} are skipped: it needs \`apt-get install ${packages.join(' ')}\` as root on Debian.`,
  );
}

/** Installs Firefox if needed, as root on Debian; elsewhere its tests are skipped. */
export const ensureFirefox = (): void => ensure('Firefox', findFirefox, ['firefox-esr']);

/** Installs WebKit if needed, as root on Debian; elsewhere its tests are skipped. */
export const ensureWebKit = (): void => ensure('WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb']);
