import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { lowContrastTexts } from './harness/lowContrast.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Pages that patients print, with their first heading. */
const printed = [
  { as: 'demo', path: '/user/subscriptions/demo-active', title: 'Weight Loss Treatment' },
  { as: 'demo', path: '/user/subscriptions/demo-active/receipts/demo-active-charge-4', title: 'Receipt' },
  { as: 'demo', path: '/user/chat?chatId=demo-chat-doctor', title: 'Dr. Lena Lee' },
  { as: 'demo', path: '/user/profile', title: 'Account info' },
  { as: 'orders', path: '/user/order-history', title: 'Order history' },
  { as: 'register-questions', path: '/steps', title: 'About your treatment' },
];

/** Each page in the first brand; the others print the first page with their own colors. */
const rows = brands.flatMap(({ id: brand }, index) =>
  printed.slice(0, index === 0 ? printed.length : 1).map((row) => ({ ...row, brand })),
);

describe('print in dark appearance', () => {
  const fixture = setUpApp();

  test.each(rows)(
    'print in dark appearance is light and readable: $path of $brand',
    async ({ as, path, title, brand }) => {
      const { page, monitor } = await fixture.open(brand, { colorScheme: 'dark' });
      // The API returns 404 for the log of a visit without answers.
      monitor.allow(/online-visit-log/);
      await page.goto('/login');
      await signIn(page, as);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.goto(path);
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading.first()).toBeVisible();
      await waitForQuiet(page);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      // `media` alone leaves the dark color scheme of the device as it is.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect(await page.evaluate(lowContrastTexts)).toEqual([]);
      // The patient's choice in place of the device's.
      await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect(await page.evaluate(lowContrastTexts)).toEqual([]);
    },
  );
});

describe('a chat on paper', () => {
  const fixture = setUpApp();

  test('a chat on paper is one column of messages, with all of them', async () => {
    const { page } = await fixture.open('mens');
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    const messages = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(messages).toContainText('And please send me your weight');
    const hidden = [
      page.getByRole('navigation', { name: 'Account' }),
      page.getByRole('button', { name: 'Help?' }),
      page.getByRole('link', { name: 'New message' }),
      page.getByRole('link', { name: /Photo or ID/ }),
      page.getByRole('textbox'),
    ];
    for (const part of hidden) await expect(part.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of hidden) await expect(part.first()).toBeHidden();
    const { height, scrollHeight, width } = await messages.evaluate((element) => ({
      height: element.clientHeight,
      scrollHeight: element.scrollHeight,
      width: element.clientWidth,
    }));
    expect(scrollHeight).toBe(height);
    expect(width).toBeGreaterThan(1_000);
  });
});
