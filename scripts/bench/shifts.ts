import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { scenarios } from '@patient/api/sandbox';
import { observeShifts, readShifts, type Shifts } from '../../packages/app/e2e/harness/layoutShifts.ts';
import type { Row } from './report.ts';
import { network } from './visit.ts';

/** Small and usual phone, tablet, desktop; CSS px. */
const WIDTHS = [360, 412, 768, 1280];

/** Seeded accounts that can use the app. */
export const patients: readonly string[] = scenarios
  .filter(({ role, registration }) => role === 'patient' && registration !== 'none')
  .map(({ name }) => name);

/** Pages of the account's menu. */
const MENU = ['/user/subscriptions', '/user/order-history', '/user/chat', '/user/profile', '/user/settings'];

/** Paths of the account that a page links to, one per kind of page. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .map((link) => link.pathname + link.search)
      .filter((path) => /^\/(?:user|doctor-info)\//.test(path)),
  );

/** Kind of a page: its path without ids. */
const kindOf = (path: string) => path.replaceAll(/[\w-]*\d[\w-]*/g, '*').replace(/=.*/, '');

interface Shift extends Shifts {
  readonly path: string;
  readonly width: number;
}

/** Opens a page with the code in the cache, and its data on the slow network. Returns what moved. */
async function visitPage(page: Page, home: string, path: string, width: number): Promise<Shift> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
  await page.goto(home + path);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForLoadState('networkidle');
  return { path, width, ...(await page.evaluate(readShifts)) };
}

/**
 * Rows of the layout shift of a patient: all pages of the menu and of each kind that they link to, at each width.
 * @param options browser profile of the patient
 */
export async function measureShifts(
  browser: Browser,
  home: string,
  patient: string,
  options: BrowserContextOptions,
): Promise<readonly Row[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(observeShifts);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  const [first = 0] = WIDTHS;
  await visitPage(page, home, '/user/subscriptions', first);
  // A registration leads to its current step from every page.
  const isRegistering = new URL(page.url()).pathname === '/steps';
  const paths = isRegistering ? ['/steps'] : [...MENU];
  const kinds = new Set(paths.map(kindOf));
  const found: Shift[] = [];
  for (const width of WIDTHS)
    // Grows in the first round.
    for (const path of paths) {
      found.push(await visitPage(page, home, path, width));
      if (width !== first || isRegistering) continue;
      for (const link of await linksOf(page)) {
        if (kinds.has(kindOf(link))) continue;
        kinds.add(kindOf(link));
        paths.push(link);
      }
    }
  await context.close();
  const moving = found.filter(({ value }) => value > 0);
  return [
    { measure: `${patient}: visits`, value: found.length, unit: '' },
    ...moving.map(({ path, width, value, moved }): Row => ({
      measure: `${patient}, ${path}, ${width} px: ${moved.join('; ')}`,
      value,
      budget: 0,
      unit: '',
    })),
  ];
}
