import type { Route } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { chatParts, PICTURE } from './messages/chat.ts';
import { TELEMETRY } from './privacy/telemetryApp.ts';

// Code loading doesn't differ between brands.
const { id: brand } = brands[0];

const block = (route: Route) => route.abort('blockedbyclient');

describe('an ad blocker', () => {
  const fixture = setUpApp({ config: TELEMETRY });

  test('that blocks analytics and error reports changes nothing else on the page', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(
      /ERR_BLOCKED_BY_CLIENT|Failed to load resource|ConnectionError|StaleCodeError|Part of this page/,
    );
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const blocked = page.waitForRequest(/assets\/PrivacyChoices/);
    await page.route(/assets\/(?:PrivacyChoices|errorReports)/, block);
    await page.goto('/login');
    await loginForm(page).email.fill('ada@patients.example');
    await blocked;
    await waitForQuiet(page);
    expect(loads).toBe(1);
    await expect(loginForm(page).email).toHaveValue('ada@patients.example');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog')).toHaveCount(0);
  });

  test('privacy 16: that blocks code of a button keeps an attached file', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(
      /ERR_BLOCKED_BY_CLIENT|Failed to load resource|ConnectionError|StaleCodeError|Part of this page/,
    );
    await page.route(/assets\/(?:HelpPanel|ContactDialog)/, block);
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await signIn(page, 'demo');
    await waitForAppReady(page);
    const chooser = page.waitForEvent('filechooser');
    await chatParts(page).attach.click();
    await (await chooser).setFiles(PICTURE);
    const file = page.getByRole('button', { name: 'Remove photo.jpg' });
    await expect(file).toBeVisible();
    await page.getByRole('button', { name: 'Help?' }).click();
    await expect(page.getByText("Part of this page didn't load.")).toBeVisible();
    await expect(file).toBeVisible();
  });
});
