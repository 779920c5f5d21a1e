import type { Route } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setStage } from './harness/open.ts';
import { loginForm } from './harness/signIn.ts';

/** What the browser does with a painted page before its script has come, and when it comes. */
describe.each(brands)('the painted sign-in page of $id', ({ id: brand }) => {
  const stage = setStage();

  test('keeps what was typed before script, and sends nothing by itself', async () => {
    const { page } = await stage.open(brand);
    const { email, password, send } = loginForm(page);
    const held: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void held.push(route), { times: 1 });
    await page.goto('/login', { waitUntil: 'commit' });
    await email.fill('early@patients.example');
    await password.fill('Typed-Early-1');
    await password.press('Enter');
    await send.click();
    expect(new URL(page.url()).search).toBe('');

    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await expect(email).toHaveValue('early@patients.example');
    await expect(password).toHaveValue('Typed-Early-1');
  });
});
