import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

const OTHER_CARD = '5555555555554444';
const DECLINED_CARD = '4000000000000002';

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('1234');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
}

// Brands differ in data only.
const { id: brand } = brands[0];

describe('billing', () => {
  const fixture = setUpApp();

  test('a failed payment links to the card form, and saving a new card pays it', async () => {
    const { page, monitor } = await fixture.open(brand);
    // Chromium logs the declined card.
    monitor.allow(/status of 402/);
    const main = page.getByRole('main');
    await page.goto('/user/subscriptions/failed-payment-1');
    await signIn(page, 'failed-payment');
    await main.getByRole('link', { name: /^Update card/ }).click();
    await expect(page).toHaveURL('/user/profile/card?for=failed-payment-1');
    await expect(main.getByText(/ is past due\. We charge it when you save a new card\.$/)).toBeVisible();

    await fillCard(page, DECLINED_CARD);
    await main.getByRole('button', { name: /^Save card and pay \$/ }).click();
    await expect(main.getByText("Your bank didn't accept this card")).toBeVisible();

    await fillCard(page, OTHER_CARD);
    await main.getByRole('button', { name: /^Save card and pay \$/ }).click();
    await expect(main.getByText(/^Charged today: \$[\d.]+ for /)).toBeVisible();
    await expect(main.getByText('Mastercard ending in 4444')).toBeVisible();

    await main.getByRole('link', { name: 'Your subscription' }).click();
    await expect(main.getByRole('list', { name: 'Last billings' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Update card/ })).toBeHidden();
    await page.reload();
    await expect(main.getByRole('list', { name: 'Last billings' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Update card/ })).toBeHidden();
  });
});
