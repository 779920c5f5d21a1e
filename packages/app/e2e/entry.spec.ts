import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

const [first, second] = brands;
const title = { name: 'What can we help you with?' };

describe('the entry page', () => {
  const fixture = setUpApp();

  test('the entry page is visible before any script runs and is hydrated in place', async () => {
    const { page } = await fixture.open(first.id);
    const blockedRequests: (() => Promise<void>)[] = [];
    await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(() => route.continue()), {
      times: 1,
    });
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', title);
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => element.setAttribute('data-prerendered-node', 'yes'));
    await expect.poll(() => blockedRequests.length).toBe(1);
    await Promise.all(blockedRequests.map((release) => release()));
    await waitForAppReady(page);
    await expect(heading).toHaveAttribute('data-prerendered-node', 'yes');

    await page.getByRole('link', { name: 'Hair Loss Treatment' }).click();
    await expect(page).toHaveURL('/hairloss');
    await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
  });

  test.runIf(second !== undefined)(
    'the entry page of the second brand redirects to its only treatment',
    async () => {
      const { page, monitor } = await fixture.open(second?.id ?? '');
      monitor.allow(/status of 404 .*\/no\/such/);
      await page.goto('/?code=WELCOME');
      await expect(page).toHaveURL('/weightloss');
      await expect(page.getByText(/Weight Loss Treatment, step 1 of 3/)).toBeVisible();
      await page.goto('/no/such');
      await expect(page.getByText('This page could not be found')).toBeVisible();
    },
  );
});
