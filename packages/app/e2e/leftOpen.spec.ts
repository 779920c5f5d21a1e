import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

describe('a page that is left open', () => {
  const fixture = setUpApp();

  test('a page that is left open changes the days of messages at midnight', async () => {
    const { page } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    const thread = page.getByRole('region', { name: 'Messages', exact: true });
    const list = page.getByRole('list').filter({ hasText: 'Photo or ID' });
    await expect(thread).toContainText('And please send me your weight');
    await waitForQuiet(page);
    await page.clock.install({ time: Date.now() });
    await page.reload();
    await expect(thread).toContainText('And please send me your weight');
    await expect(thread.getByText('Today', { exact: true })).toBeVisible();
    await waitForQuiet(page);
    await page.clock.fastForward('24:00:00');
    await expect(thread.getByText('Today', { exact: true })).toBeHidden();
    await expect(thread.getByText('Yesterday', { exact: true })).toBeVisible();
    await expect(list.getByText('Yesterday', { exact: true })).toBeVisible();
  });

  test('a page that is left open shows that a delivery is due', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/user/subscriptions');
    await signIn(page, 'active');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText('Next delivery');
    await waitForQuiet(page);
    await page.clock.install({ time: Date.now() });
    await page.reload();
    await expect(card).toContainText('Next delivery');
    await expect(card).not.toContainText('Delivery due since');
    await waitForQuiet(page);
    // Until after the next bill, and not until the session ends after 30 days.
    for (let day = 0; day < 25; day += 1) await page.clock.fastForward('24:00:00');
    await expect(card).toContainText('Delivery due since');
  });
});
