/** Takes the README's picture, docs/pictures/brands.png, and records what it shows, so that `check` fails when that changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startApp } from '../packages/app/e2e/harness/startApp.ts';
import { loginForm, signIn } from '../packages/app/e2e/harness/signIn.ts';
import { scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../packages/ui/src/brands/index.ts';
import type { Brand } from '../packages/ui/src/theme/defineBrand.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { fail } from './cli.ts';
import { recordSources } from './screenshots/sources.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
/** Viewport of a common phone, in px. */
const phone = { width: 390, height: 780 };
const GAP = 24;

/** The demo patient if the brand offers all treatments that she has, else one with weight loss only. */
const patientOf = ({ productTypes }: Brand) =>
  scenarioNamed('demo').subscriptions.every(({ type }) => productTypes.includes(type)) ? 'demo' : 'weights';

/** Captures the sign-in page and the subscriptions of a patient as data URLs. */
async function captureScreens(browser: Browser, home: string, patient: string): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: home,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const capture = async () => `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  // The font of a brand is applied with the page after the first.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await loginForm(page).submit.waitFor();
  const login = await capture();
  await signIn(page, patient);
  await page.waitForURL('**/user/profile');
  await page.goto('/user/subscriptions', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('article').first().waitFor();
  const list = await capture();
  await context.close();
  return [login, list];
}

/** Writes the screens side by side as one image. */
async function compose(browser: Browser, screens: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: screens.length * (phone.width + GAP) + GAP, height: phone.height + 2 * GAP },
  });
  const images = screens.map((source) => `<img src="${source}" alt="">`).join('');
  await page.setContent(`<style>
    body { display: flex; gap: ${GAP}px; margin: 0; padding: ${GAP}px; background: #e4e6ea; }
    img { width: ${phone.width}px; border-radius: 16px; box-shadow: 0 2px 12px #0003; }
  </style>${images}`);
  await page.screenshot({ path });
  await page.close();
}

try {
  const executablePath = ensureBrowser();
  const app = await startApp();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const screens: string[] = [];
  for (const brand of brands)
    screens.push(...(await captureScreens(browser, app.urlOf(brand.id), patientOf(brand))));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'brands.png');
  await compose(browser, screens, path);
  writeFileSync(join(folder, 'brands.json'), `${JSON.stringify(recordSources(), null, 2)}\n`);
  console.log(path);
  await browser.close();
  await app.stop();
} catch (error) {
  fail(error);
}
