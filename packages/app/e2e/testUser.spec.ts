import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { beforeAll, describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { buildWith } from './harness/buildWith.ts';
import { setStage } from './harness/open.ts';
import { signIn } from './harness/signIn.ts';

const PATH = '/create-test-user-flow';
const BUILD_MS = 240_000;

const dist = join(import.meta.dirname, '..', '.cache', 'dist-test-users');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Chooses weight loss, a state and a point, and has the patient made. */
async function makeAt(page: Page, point: string): Promise<void> {
  await page.getByText('Weight Loss Treatment', { exact: true }).click();
  await page.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'Oregon', exact: true }).click();
  await page.getByText(point, { exact: true }).click();
  await button(page, 'Make test patient').click();
}

const made = (page: Page) => page.getByRole('heading', { name: 'The patient is made' });

describe('where the configuration turns it on', () => {
  beforeAll(() => {
    buildWith('test-users', { VITE_TEST_USERS: 'yes' });
  }, BUILD_MS);

  describe.each(brands)('staff of $id', ({ id: brand }) => {
    const stage = setStage({ dist });

    test('make a patient at the payment and go on as them', async () => {
      const { page, watch } = await stage.open(brand);
      // A new visit has no log yet, which the service says by a 404.
      watch.allow(/online-visit-log/);
      await page.goto(PATH);
      await makeAt(page, 'Payment, the card');
      await expect(made(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

      await button(page, 'Go on as this patient').click();
      await expect(page).toHaveURL('/steps');
      await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible();
    });
  });

  describe('in one brand', () => {
    const stage = setStage({ dist });

    test('a call that failed is tried again; nothing is done twice', async () => {
      const { page, watch } = await stage.open('mens');
      watch.allow(/online-visit-log|Failed to load resource/);
      await page.goto(PATH);
      await stage.app.setFaults({ operation: 'holdCharge', status: 500, message: 'Please wait.', times: 1 });
      await makeAt(page, 'In review');
      await expect(page.getByRole('main').getByText('Please wait.').first()).toBeVisible();
      await button(page, 'Try again from here').click();
      await expect(made(page)).toBeVisible();
      await button(page, 'Go on as this patient').click();
      await expect(page.getByRole('main').getByText('In Review')).toHaveCount(1);
    });

    test('nobody’s session is ended without a word', async () => {
      const { page } = await stage.open('mens');
      await page.goto('/login');
      await signIn(page, 'active');
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeAttached();
      await page.goto(PATH);
      await expect(page.getByText('is signed in on this device')).toBeVisible();
      await expect(button(page, 'Make test patient')).toBeHidden();
      await button(page, 'Sign out and stay here').click();
      await expect(button(page, 'Make test patient')).toBeEnabled();
      await expect(page).toHaveURL(PATH);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
  });
});

describe('where it does not', () => {
  const stage = setStage();

  test('there is no such page, and its code is not asked for', async () => {
    const chunks = readdirSync(join(import.meta.dirname, '..', 'dist', 'client', 'assets')).filter((name) =>
      name.startsWith('TestUser'),
    );
    const { page } = await stage.open('mens');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(chunks.length).toBeGreaterThan(0);
    expect(asked.filter((url) => chunks.some((chunk) => url.endsWith(chunk)))).toEqual([]);
  });
});
