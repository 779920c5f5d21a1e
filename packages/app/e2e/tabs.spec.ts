import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { subscriptionPage } from './harness/subscriptionPage.ts';

const PATH = '/user/subscriptions/active-1';

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

    const stalePage = await page.context().newPage();
    await stalePage.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await stalePage.goto(PATH);
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
});
