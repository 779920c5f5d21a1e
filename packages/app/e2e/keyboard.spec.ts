import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { expect } from './harness/expect.ts';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';
import { tabTo } from './harness/tabTo.ts';

// Keyboard behavior doesn't differ between brands.
const { id: brand } = brands[0];

describe('with the keyboard only, a patient', () => {
  const fixture = setUpApp();

  test.each([
    ['/user/subscriptions', '/user/subscriptions/demo-active', 'subscription/demo-active', 'Next billing'],
    ['/user/chat?chatId=demo-chat-doctor', '/doctor-info/doctor-lee', 'doctor/doctor-lee', 'Licensed in'],
  ])(
    'with the keyboard only, a patient on %s keeps focus on the heading of a page that loads slowly: %s',
    async (from, to, call, part) => {
      const { page } = await fixture.open(brand);
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/login');
      await signIn(page, 'demo');
      await page.waitForURL('**/user/**');
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(`**/service/api/${call}`, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(from);
      const link = page.getByRole('main').locator(`a[href="${to}"]`).first();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${to}`);
      await expect(heading).toBeFocused();
      release();
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
      await expect(heading).toBeFocused();
    },
  );
});
