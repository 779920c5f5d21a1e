import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setStage } from './harness/open.ts';
import { ready } from './harness/ready.ts';
import { signIn } from './harness/signIn.ts';

const [first, second] = brands;
const heading = { name: 'What can we help you with?' };

describe('the entry page', () => {
  const stage = setStage();

  test('stands before any script has run, and is taken over as it stands', async () => {
    const { page } = await stage.open(first.id);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/assets/start-*.js', (route) => void held.push(() => route.continue()), { times: 1 });
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', heading);
    await expect(title).toBeVisible();
    await title.evaluate((element) => element.setAttribute('data-seen', 'yes'));
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.map((release) => release()));
    await ready(page);
    await expect(title).toHaveAttribute('data-seen', 'yes');

    await page.getByRole('link', { name: 'Hair Loss Treatment' }).click();
    await expect(page).toHaveURL('/hairloss');
    await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  });

  test('is not for who is signed in', async () => {
    const { page } = await stage.open(first.id);
    await page.goto('/login');
    await signIn(page, 'demo');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  });

  test.runIf(second !== undefined)('of the other brand is its first treatment', async () => {
    const { page } = await stage.open(second?.id ?? '');
    await page.goto('/?code=WELCOME');
    await expect(page).toHaveURL('/weightloss');
    await expect(page.getByText(/Weight Loss Treatment, step 1 of 4/)).toBeVisible();
    for (const hidden of ['/ed', '/register', '/hairloss']) {
      await page.goto(hidden);
      await expect(page).toHaveURL('/weightloss');
    }
    await page.goto('/no/such');
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });
});
