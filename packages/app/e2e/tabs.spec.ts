import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { showTab } from './harness/showTab.ts';
import { signIn } from './harness/signIn.ts';
import { subscriptionPage } from './harness/subscriptionPage.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const PATH = '/user/subscriptions/active-1';

/** The live connection of a page stands, and says nothing. */
const silenceLive = (page: Page): Promise<void> => page.routeWebSocket(/./, () => undefined);

/** A tab of the same patient that hears nothing of the others, nor they of it, as on another device. */
async function openAlone(page: Page): Promise<Page> {
  const alone = await page.context().newPage();
  await silenceLive(alone);
  await alone.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await alone.goto(PATH);
  return alone;
}

/** Lets a minute pass on a page: its answers are no longer new. */
const letAnswersAge = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() + 60_000);

/** Counts what a screen reader is interrupted with from now on. */
async function countAlerts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const alerts: Node[] = [];
    Object.assign(globalThis, { alerts });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[role=alert]')) alerts.push(...addedNodes);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate<number>('alerts.length');
}

describe.each(brands)('two tabs of $id', ({ id: brand }) => {
  const fixture = setUpApp();

  test('agree after a change of one, without anything done in the other', async () => {
    const { page } = await fixture.open(brand);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const otherPage = await page.context().newPage();
    await otherPage.goto(PATH);
    const other = subscriptionPage(otherPage);
    await expect(other.pause).toBeVisible();
    // A tab listens once it knows its patient.
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

  test('a stale tab that acts gets the message of the service and the new state', async () => {
    const { page, monitor } = await fixture.open(brand);
    // Chromium logs the refused change.
    monitor.allow(/status of 409/);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const stalePage = await openAlone(page);
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

  test('a tab that is shown again is as new as the service, without a word from the other one', async () => {
    const { page } = await fixture.open(brand);
    await page.goto(PATH);
    await signIn(page, 'active');
    const own = subscriptionPage(page);
    await expect(own.pause).toBeVisible();

    const otherPage = await openAlone(page);
    const other = subscriptionPage(otherPage);
    await expect(other.pause).toBeVisible();
    await showTab(otherPage, false);

    await own.pause.click();
    await own.confirm('Pause').click();
    await expect(own.resume).toBeVisible();
    await letAnswersAge(otherPage);
    await expect(other.pause).toBeVisible();
    await showTab(otherPage, true);
    await expect(other.resume).toBeVisible();
    await expect(other.pause).toBeHidden();
  });
});

describe('a tab that is shown while there is no connection', () => {
  const fixture = setUpApp();

  test('keeps what it shows, says once that it is old, and reads when the connection is back', async () => {
    const { page, monitor } = await fixture.open('mens');
    // Chromium logs what did not arrive.
    monitor.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    await silenceLive(page);
    await page.goto(PATH);
    await signIn(page, 'active');
    const { pause, resume, confirm } = subscriptionPage(page);
    await expect(pause).toBeVisible();
    await waitForQuiet(page);
    await showTab(page, false);
    await letAnswersAge(page);

    const otherPage = await openAlone(page);
    const other = subscriptionPage(otherPage);
    await other.pause.click();
    await other.confirm('Pause').click();
    await expect(other.resume).toBeVisible();
    await otherPage.close();

    const said = await countAlerts(page);
    await page.context().setOffline(true);
    await showTab(page, true);
    const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect(notification).toContainText('We could not reach the service.');
    await waitForQuiet(page);
    expect(await said()).toBe(1);
    await expect(pause).toBeVisible();

    await page.context().setOffline(false);
    await expect(resume).toBeVisible();
    await expect(confirm('Pause')).toBeHidden();
  });
});

const sendOf = (tab: Page) => tab.getByRole('button', { name: 'Send to a doctor' });

describe('two tabs at the end of a registration', () => {
  const fixture = setUpApp();

  test('both lead on once one of them has sent the answers', async () => {
    const { page, monitor } = await fixture.open('mens');
    // A log that is not there counts as empty.
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
