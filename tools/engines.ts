import { existsSync } from 'node:fs';
import { installWithApt } from './browser.ts';

/** Programs of WebKitGTK, the engine that every browser on an iPhone shares most of. */
export interface WebKitPaths {
  /** WebDriver that starts the browser. */
  readonly driver: string;
  /** Screen without a device: the browser has no mode without one. */
  readonly xvfb: string;
}

/** Paths of an installed WebKit; undefined without one. */
export function findWebKit(): WebKitPaths | undefined {
  const paths = { driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' };
  return existsSync(paths.driver) && existsSync(paths.xvfb) ? paths : undefined;
}

/** Debian packages of WebKit. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Installs WebKit if needed, as root on Debian; elsewhere prints in one line that its tests are skipped. */
export function ensureWebKit(): void {
  if (findWebKit() !== undefined) return;
  console.log('No WebKit found. Installing one…');
  if (installWithApt(PACKAGES) && findWebKit() !== undefined) return;
  console.log(
    `The tests in WebKit are skipped: it needs \`apt-get install ${PACKAGES.join(' ')}\` as root on Debian.`,
  );
}
