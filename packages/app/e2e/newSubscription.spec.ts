import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setStage } from './harness/open.ts';
import { signIn } from './harness/signIn.ts';

describe.each(brands)('a patient of $id who wants another treatment', ({ id: brand }) => {
  const stage = setStage();

  test('starts it once, after a first try that failed', async () => {
    const { page, watch } = await stage.open(brand);
    watch.allow(/Failed to load resource/);
    await stage.app.setFaults({ operation: 'startNewSubscription', status: 500, message: 'Busy.', times: 1 });
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();

    await page.goto('/antiaging');
    await expect(page).toHaveURL('/user/new-subscription?visitType=antiaging');
    const start = page.getByRole('button', { name: 'Start Anti-Aging Treatment' });
    await start.click();
    const words = 'An error occurred while creating the subscription. Please try again.';
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await start.click();
    await expect(page).toHaveURL('/steps');
    await page.goto('/user/subscriptions');
    await expect(page).toHaveURL('/steps');
  });
});
