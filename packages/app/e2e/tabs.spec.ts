import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { setTabVisible } from './harness/setTabVisible.ts';
import { signIn } from './harness/signIn.ts';
import { subscriptionPage } from './harness/subscriptionPage.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const PATH = '/user/subscriptions/active-1';

/** Mocks the WebSocket of a page with one that sends nothing. */
const muteWebSocket = (page: Page): Promise<void> => page.routeWebSocket(/./, () => undefined);

/** Opens a tab of the same patient without messages from or to other tabs, as on another device. */
async function openIsolatedTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await muteWebSocket(tab);
  await tab.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await tab.goto(PATH);
  return tab;
}

/**
 * Advances the clock of a page by a minute, so that its cached responses are stale. `page.clock` would replace the animation
 * frames of all tabs, and react-aria could not cancel those of a closing dialog.
 */
const makeCacheStale = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });

/** Records the text of alerts, which interrupt a screen reader, from now on. */
async function recordAlerts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const alerts: string[] = [];
    Object.assign(globalThis, { alerts });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[role=alert]'))
          alerts.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate<readonly string[]>('alerts');
}

// Brands differ in data only.
const { id: brand } = brands[0];

describe('two tabs', () => {
  const fixture = setUpApp();

  test('show the same state after a change in one of them', async () => {
    const { page } = await fixture.open(brand);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const otherPage = await page.context().newPage();
    await otherPage.goto(PATH);
    const other = subscriptionPage(otherPage);
    await expect(other.pause).toBeVisible();
    // A tab subscribes to changes once its patient is loaded.
    await waitForQuiet(otherPage);

    await own.pause.click();
    await own.confirm('Pause').click();
    await expect(own.resume).toBeVisible();
    await expect(other.resume).toBeVisible();
    await other.resume.click();
    await other.confirm('Resume').click();
    await expect(other.pause).toBeVisible();
    await expect(own.pause).toBeVisible();
  });

  test('a change in a stale tab shows the error of the service and the new state', async () => {
    const { page, monitor } = await fixture.open(brand);
    // Chromium logs the rejected change.
    monitor.allow(/status of 409/);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const stalePage = await openIsolatedTab(page);
    const stale = subscriptionPage(stalePage);
    await stale.pause.click();
    await expect(stale.confirm('Pause')).toBeVisible();

    await own.pause.click();
    await own.confirm('Pause').click();
    await expect(own.resume).toBeVisible();

    await stale.confirm('Pause').click();
    const dialog = stalePage.getByRole('dialog').or(stalePage.getByRole('alertdialog'));
    await expect(dialog.getByText('Subscription is already paused')).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await stalePage.keyboard.press('Escape');
    await expect(stale.resume).toBeVisible();
    await expect(stale.pause).toBeHidden();
  });

  test('a hidden tab refetches when it is shown, without a message from the other tab', async () => {
    const { page } = await fixture.open(brand);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const otherPage = await openIsolatedTab(page);
    const other = subscriptionPage(otherPage);
    await expect(other.pause).toBeVisible();
    await setTabVisible(otherPage, false);

    await own.pause.click();
    await own.confirm('Pause').click();
    await expect(own.resume).toBeVisible();
    await makeCacheStale(otherPage);
    await expect(other.pause).toBeVisible();
    await setTabVisible(otherPage, true);
    await expect(other.resume).toBeVisible();
    await expect(other.pause).toBeHidden();
  });
});

describe('a tab that is shown while offline', () => {
  const fixture = setUpApp();

  test('a tab that is shown while offline keeps its content, announces the failure once and refetches when online', async () => {
    const { page, monitor } = await fixture.open('mens');
    // Chromium logs failed requests.
    monitor.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    await muteWebSocket(page);
    await page.goto(PATH);
    await signIn(page, 'active');
    const { pause, resume, confirm } = subscriptionPage(page);
    await expect(pause).toBeVisible();
    await waitForQuiet(page);
    await setTabVisible(page, false);
    await makeCacheStale(page);

    const otherPage = await openIsolatedTab(page);
    const other = subscriptionPage(otherPage);
    await other.pause.click();
    await other.confirm('Pause').click();
    await expect(other.resume).toBeVisible();
    await otherPage.close();

    const alerts = await recordAlerts(page);
    await page.context().setOffline(true);
    await setTabVisible(page, true);
    const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect(notification).toContainText('We could not reach the service.');
    await waitForQuiet(page);
    expect(await alerts()).toEqual(['We could not reach the service. Check your connection and try again.']);
    await expect(pause).toBeVisible();

    await page.context().setOffline(false);
    await expect(resume).toBeVisible();
    await expect(confirm('Pause')).toBeHidden();
  });
});

const sendOf = (tab: Page) => tab.getByRole('button', { name: 'Send to a doctor' });

describe('two tabs at the end of a registration', () => {
  const fixture = setUpApp();

  test('both continue once one of them has sent the answers', async () => {
    const { page, monitor } = await fixture.open('mens');
    // The app treats a missing log as empty.
    monitor.allow(/status of 404 .*online-visit-log/);
    await page.goto('/login');
    await signIn(page, 'register-summary');
    await expect(sendOf(page)).toBeVisible();
    const otherPage = await page.context().newPage();
    await otherPage.goto('/steps');
    await expect(sendOf(otherPage)).toBeVisible();
    await waitForQuiet(otherPage);

    await sendOf(page).click();
    for (const tab of [page, otherPage]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Thank you, Gus' })).toBeVisible();
      await expect(tab).toHaveURL('/thank-you');
    }
  });
});
