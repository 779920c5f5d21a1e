import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { brands } from '../../ui/src/brands/index.ts';
import { cardLink, subscriptionPage } from './harness/account.ts';
import { setStage } from './harness/open.ts';
import { loginForm } from './harness/signIn.ts';
import { tabTo } from './harness/tabTo.ts';

describe.each(brands)('with the keyboard alone, in $id', ({ id: brand }) => {
  const stage = setStage();

  test('a patient signs in, pauses a subscription and resumes it', async () => {
    const { page } = await stage.open(brand);
    const { email, password } = loginForm(page);
    const { pause, resume, confirm } = subscriptionPage(page);

    await page.goto('/login');
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

  test('a patient who changes her mind leaves the dialog with Escape, and is where she was', async () => {
    const { page } = await stage.open(brand);
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
});
