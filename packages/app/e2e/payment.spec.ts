import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { setStage } from './harness/open.ts';
import { signIn } from './harness/signIn.ts';

const TEST_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

const main = (page: Page) => page.getByRole('main');

/** To the card by way of an address that is used as it is. */
async function toCard(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /Street address/ }).fill('1 Nowhere Lane');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /City/ }).fill('Portland');
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByRole('button', { name: 'Use this address anyway' }).click();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
}

async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('1234');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
}

const payButton = (page: Page) => main(page).getByRole('button', { name: /^Pay \$/ });

/** That no photo has arrived yet, the service says by a 404. */
const NO_PHOTO_YET = /status of 404 .*private-file/;

describe('paying', () => {
  const stage = setStage();

  test('a declined card is said, a coupon is taken, and one charge is held however often Pay is pressed', async () => {
    const { page, watch } = await stage.open('mens');
    // What the browser writes of the 402.
    watch.allow(/status of 402/);
    watch.allow(NO_PHOTO_YET);
    const holds: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/hold-charge/')) holds.push(request.postData() ?? '');
    });
    await page.goto('/login');
    await signIn(page, 'register-payment');
    await expect(page).toHaveURL('/steps');
    await toCard(page);
    await expect(main(page).getByText(/renews until you cancel/)).toBeVisible();

    await writeCard(page, DECLINED_CARD);
    await payButton(page).click();
    await expect(main(page).getByText('Your card was declined.')).toBeVisible();

    const before = await payButton(page).textContent();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(main(page).getByText('WELCOME10 applied').first()).toBeVisible();
    await expect(payButton(page)).not.toHaveText(before ?? '');

    await writeCard(page, TEST_CARD);
    await payButton(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    expect(holds).toHaveLength(2);
    expect(holds.join(' ')).not.toContain(TEST_CARD);
  });

  test('a reload in the middle keeps the address, and nothing is held twice', async () => {
    const { page, watch } = await stage.open('product');
    watch.allow(NO_PHOTO_YET);
    await page.goto('/login');
    await signIn(page, 'register-payment');
    await toCard(page);
    await page.reload();
    // The step begins at the address again (specification section 4), with the one that was kept.
    await expect(page.getByRole('combobox', { name: /Street address/ })).toHaveValue('1 Nowhere Lane');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByRole('button', { name: 'Use this address anyway' }).click();
    await writeCard(page, TEST_CARD);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
  });
});
