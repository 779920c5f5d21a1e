import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { scenarios } from '@patient/api/sandbox';
import {
  TOLERANCE,
  observeShifts,
  readShifts,
  type Shifts,
} from '../../packages/app/e2e/harness/layoutShifts.ts';
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

/** Kind of a page: its path without ids. Pages of one kind differ only in their data. */
const kindOf = (path: string) => path.replaceAll(/[\w-]*\d[\w-]*/g, '*').replace(/=.*/, '');

interface PageVisit extends Shifts {
  readonly path: string;
  readonly width: number;
}

/** Paths of the account that a page links to. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .map((link) => link.pathname + link.search)
      .filter((path) => /^\/(?:user|doctor-info)\//.test(path)),
  );

/**
 * Visits the pages of the menu and one of each kind that they link to. The cache is empty at first, and then has the code of
 * earlier pages; data is always loaded.
 */
async function visitAll(
  browser: Browser,
  home: string,
  width: number,
  options: BrowserContextOptions,
): Promise<readonly PageVisit[]> {
  const context = await browser.newContext({
    ...options,
    viewport: { width, height: width < 768 ? 740 : 900 },
  });
  const page = await context.newPage();
  // Four pages share a machine that may be busy.
  page.setDefaultTimeout(180_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(observeShifts);
  const paths = [...MENU];
  const kinds = new Set(paths.map(kindOf));
  const visits: PageVisit[] = [];
  // Grows with each new kind of page.
  for (const path of paths) {
    await page.goto(home + path);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.waitForLoadState('networkidle');
    visits.push({ path, width, ...(await page.evaluate(readShifts)) });
    // A registration leads to its current step from every page.
    if (new URL(page.url()).pathname === '/steps') break;
    for (const link of await linksOf(page)) {
      if (kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      paths.push(link);
    }
  }
  await context.close();
  return visits;
}

/**
 * Rows of the layout shift of a patient's pages at each width.
 * @param options browser profile of the patient
 */
export async function measureShifts(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
): Promise<readonly Row[]> {
  const all = await Promise.all(WIDTHS.map((width) => visitAll(browser, home, width, options)));
  const visits = all.flat();
  const moving = visits.filter(({ value }) => value > TOLERANCE);
  return [
    { measure: 'visits', value: visits.length, unit: '' },
    { measure: 'visits that move', value: moving.length, budget: 0, unit: '' },
    ...moving.map(({ path, width, value, moved }): Row => ({
      measure: `${path}, ${width} px: ${moved.join('; ')}`,
      value,
      unit: '',
    })),
  ];
}
