import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

// Brands differ in data only.
const { id: brand } = brands[0];

describe('a patient who adds a treatment', () => {
  const fixture = setUpApp();

  test('starts it once, after a failed attempt', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource/);
    await fixture.app.setFaults({
      operation: 'startNewSubscription',
      status: 500,
      message: 'Busy.',
      times: 1,
    });
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();

    await page.goto('/antiaging');
    await expect(page).toHaveURL('/user/new-subscription?visitType=antiaging');
    const start = page.getByRole('button', { name: 'Start Anti-Aging Treatment' });
    await start.click();
    const message = 'An error occurred while creating the subscription. Please try again.';
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await start.click();
    await expect(page).toHaveURL('/steps');
    // Account pages are still accessible.
    await page.goto('/user/subscriptions');
    await expect(page.getByRole('button', { name: 'Continue, Anti-Aging Treatment' })).toBeVisible();
  });
});
