import { describe, test } from 'vitest';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { expect } from './harness/expect.ts';
import { cardLink, subscriptionPage } from './harness/subscriptionPage.ts';
import { setUpApp } from './harness/appFixture.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { tabTo } from './harness/tabTo.ts';

// The keyboard works the same in every brand.
const { id: brand } = brands[0];

describe('with the keyboard only, a patient', () => {
  const fixture = setUpApp();

  test('signs in, pauses a subscription and resumes it', async () => {
    const { page } = await fixture.open(brand);
    const { email, password } = loginForm(page);
    const { pause, resume, confirm } = subscriptionPage(page);

    await page.goto('/user/subscriptions');
    await tabTo(page, email);
    await page.keyboard.type(scenarioNamed('demo').email);
    await tabTo(page, password);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');

    await tabTo(page, cardLink(page, 'demo-active'));
    await page.keyboard.press('Enter');

    await tabTo(page, pause);
    await page.keyboard.press('Enter');
    await tabTo(page, confirm('Pause'));
    await page.keyboard.press('Enter');

    await tabTo(page, resume);
    await page.keyboard.press('Space');
    await tabTo(page, confirm('Resume'));
    await page.keyboard.press('Enter');
    await expect(pause).toBeVisible();
  });

  test('closes a dialog with Escape and keeps the focus on its button', async () => {
    const { page } = await fixture.open(brand);
    const { email, password } = loginForm(page);
    const { pause, confirm } = subscriptionPage(page);

    await page.goto('/user/subscriptions/demo-active');
    await tabTo(page, email);
    await page.keyboard.type(scenarioNamed('demo').email);
    await tabTo(page, password);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');

    await tabTo(page, pause);
    await page.keyboard.press('Enter');
    await expect(confirm('Pause')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirm('Pause')).toBeHidden();
    await expect(pause).toBeFocused();
  });

  test.each([
    ['/user/subscriptions', '/user/subscriptions/demo-active', 'subscription/demo-active', 'Next billing'],
    ['/user/chat?chatId=demo-chat-doctor', '/doctor-info/doctor-lee', 'doctor/doctor-lee', 'Licensed in'],
  ])('on %s keeps the focus on the title of a page that loads slowly: %s', async (from, to, call, part) => {
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
  });
});
