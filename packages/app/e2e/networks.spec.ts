import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { networkProfiles } from './harness/networkProfiles.ts';
import { signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { chatParts } from './messages/chat.ts';
import { readRecords } from './messages/records.ts';
import { TELEMETRY } from './privacy/telemetryApp.ts';

// Networks don't differ between brands.
const { id: brand } = brands[0];

/** Waits for an element and presses each "Try again" until it is shown, as a patient does. */
async function expectPatiently(page: Page, target: Locator): Promise<void> {
  const retry = page.getByRole('button', { name: /^Try again/ });
  const press = async () => {
    if (await target.isVisible()) return true;
    if (await retry.first().isVisible()) await retry.first().click();
    return false;
  };
  await expect.poll(press).toBe(true);
}

describe.each(networkProfiles)('with the network "$name"', ({ apply, errors }) => {
  const fixture = setUpApp({ config: TELEMETRY });

  test('a patient signs in, reads their pages, and sends a message', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(errors);
    // Error reports go to another host, which doesn't exist.
    monitor.allow(/reports\.invalid/);
    await apply(page);
    await page.goto('/user/subscriptions');
    await waitForAppReady(page);
    await signIn(page, 'demo');
    await expectPatiently(page, page.getByRole('main').getByRole('article').first());
    const menu = page.getByRole('navigation', { name: 'Account' });
    await menu.getByRole('link', { name: 'Order History' }).click();
    await expectPatiently(page, page.getByRole('main').getByRole('listitem').first());
    await menu.getByRole('link', { name: /^Doctor Messaging/ }).click();
    await expectPatiently(page, chatParts(page).chat('demo-chat-doctor'));
    await chatParts(page).chat('demo-chat-doctor').click();
    await expectPatiently(page, chatParts(page).field);
    await chatParts(page).field.fill('Is this a good time?');
    await chatParts(page).send.click();
    const stored = async () => {
      const { messagesOf } = await readRecords(page, fixture.app);
      return (await messagesOf('demo-chat-doctor')).map(({ message }) => message);
    };
    await expect.poll(stored).toContain('Is this a good time?');
  });
});
