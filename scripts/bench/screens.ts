import type { Page, BrowserContextOptions } from 'playwright';
import { heapOf, launchWithoutCompiler } from './heap.ts';
import type { Row } from './report.ts';

/** Rounds through all screens of a tour. The first two load code and fill the query cache. */
const ROUNDS = 5;

/** Selector of an item in the account menu. */
const menu = (href: string) => `nav[aria-label="Account"] a[href="${href}"]`;
const HOME = menu('/user/subscriptions');
const ORDERS = menu('/user/order-history');
const PROFILE = menu('/user/profile');

/** Selectors of links to all account screens, followed in sequence as a patient. */
const tours: readonly { readonly patient: string; readonly links: readonly string[] }[] = [
  {
    patient: 'demo',
    links: [
      HOME,
      'main a[href="/user/subscriptions/demo-active"]',
      'main a[href^="/user/subscriptions/demo-active/receipts/"]',
      ORDERS,
      'main a[href^="/user/order-history/"]:not([href*="/receipts"])',
      ORDERS,
      'main a[href^="/user/order-history/receipts"]',
      menu('/user/chat'),
      'main a[href*="chatId=demo-chat-doctor"]',
      'main a[href^="/doctor-info/"]',
      PROFILE,
      'main a[href="/user/profile/card"]',
      PROFILE,
      'main a[href="/user/settings"]',
    ],
  },
  {
    patient: 'renewal',
    links: [
      HOME,
      'main a[href="/user/subscriptions/renewal/renewal-1"]',
      HOME,
      'main a[href="/user/new-subscription"]',
    ],
  },
  { patient: 'followup', links: [HOME, 'main a[href="/user/subscriptions/followup-1/follow-up"]'] },
];

/** Follows a link in the app, and waits until the page has loaded. */
async function follow(page: Page, link: string): Promise<void> {
  const found = page.locator(link).first();
  const { pathname } = new URL((await found.getAttribute('href')) ?? '', page.url());
  await found.click();
  await page.waitForURL((url) => url.pathname === pathname);
  await page.locator('main h1').first().waitFor();
  await page
    .locator('main output', { hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'hidden' });
}

/** Heap after each round, in bytes. */
async function measureTour(
  home: string,
  links: readonly string[],
  options: BrowserContextOptions,
): Promise<readonly number[]> {
  const browser = await launchWithoutCompiler();
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${home}/user/settings`);
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  const heaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const link of links) await follow(page, link);
    heaps.push(await heapOf(devtools));
  }
  await browser.close();
  if (documents > 0) throw new Error('A link loaded another document, which makes the measurement invalid');
  return heaps;
}

/**
 * Rows of the heap after several rounds through all account screens.
 * @param optionsOf browser profile of a patient
 */
export async function measureScreens(
  home: string,
  optionsOf: (patient: string) => Promise<BrowserContextOptions>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { patient, links } of tours) {
    const heaps = await measureTour(home, links, await optionsOf(patient));
    for (const [index, value] of heaps.entries())
      rows.push({ measure: `${patient}: heap after round ${index + 1}`, value, unit: 'kB' });
    const [, second = Number.NaN] = heaps;
    const growth = (heaps.at(-1) ?? Number.NaN) / second;
    rows.push({
      measure: `${patient}: heap after round ${ROUNDS}, relative to 2`,
      value: growth,
      budget: 1.05,
      unit: '',
    });
  }
  return rows;
}
