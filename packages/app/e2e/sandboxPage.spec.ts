import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { scenarioNamed } from '@patient/api/sandbox';
import { type Service, startService } from '@patient/api/sandbox/node';
import { browserFlags, findBrowser } from '../../../tools/browser.ts';
import { expect } from './harness/expect.ts';
import { monitorContext } from './harness/pageMonitor.ts';

let browser: Browser;
let service: Service;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
beforeEach(async () => {
  service = await startService({ port: 0, file: ':memory:', panel: true, log: () => undefined });
});
afterEach(() => service.close());
afterAll(() => browser.close());

async function open(javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled, locale: 'en-US' });
  const { problems } = monitorContext(context, { baseUrl: service.url });
  const page = await context.newPage();
  await page.goto('/service/__sandbox');
  return { page, problems };
}

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link', { name }).click();
const rowsOf = (page: Page) => page.getByRole('row').filter({ hasText: '@' });

describe.each([
  ['with', true],
  ['without', false],
])('the sandbox page %s JavaScript', (_, hasScript) => {
  test('filters the patients', async () => {
    const { page, problems } = await open(hasScript);
    const { email } = scenarioNamed('approved-paused');
    await page.getByRole('searchbox', { name: 'Filter' }).fill('paused liam');
    if (!hasScript) await page.getByRole('button', { name: 'Filter' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(email);
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(hasScript ? 2 : 0);
    expect(problems()).toEqual([]);
  });

  test('advances the clock, sets a fault and resets both', async () => {
    const { page, problems } = await open(hasScript);
    await goTo(page, 'Time');
    await page.getByRole('button', { name: '30 days' }).click();
    await expect(page.getByRole('status')).toHaveText('The clock was advanced by 30 days and 0 hours.');
    await goTo(page, 'Faults');
    await page.getByLabel('Operation').selectOption('getMe');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.getByRole('row', { name: 'getMe' })).toContainText('responds with 500');
    await goTo(page, 'Time');
    await page.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(page.getByText('Same as the time of this machine.')).toBeVisible();
    expect(service.sandbox.faults.list()).toEqual([]);
    expect(problems()).toEqual([]);
  });
});
