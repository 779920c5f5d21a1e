import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { setStage } from './harness/open.ts';
import { signIn } from './harness/signIn.ts';

/** The smallest PNG there is: one grey dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
/** That a photo has not arrived yet is said by a 404, which the console tells. */
const NOT_YET = /status of 404 .*private-file/;

const photo = { name: 'photo.png', mimeType: 'image/png', buffer: DOT };

describe('the identity photos', () => {
  const stage = setStage();

  test('are chosen, sent again when one did not arrive, and lead to the doctor', async () => {
    const { page, watch } = await stage.open('mens');
    watch.allow(/status of 500/);
    watch.allow(NOT_YET);
    await page.goto('/login');
    await signIn(page, 'register-photo');
    await expect(page).toHaveURL('/steps');
    const main = page.getByRole('main');
    const choose = () => main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);

    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await choose();
    await stage.app.setFaults({ operation: 'uploadPrivateFile', status: 500, times: 1 });
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await expect(main.getByText('Something goes wrong, please contact support team')).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await choose();
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await main.getByRole('button', { name: 'Send to a doctor' }).click();
    await expect(page).not.toHaveURL('/steps');
  });

  test('are not asked for again behind a reload', async () => {
    const { page, watch } = await stage.open('mens');
    watch.allow(NOT_YET);
    await page.goto('/login');
    await signIn(page, 'register-photo');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await page.reload();
    await expect(main.getByText('Your ID photo has arrived')).toBeVisible();
    await main.getByRole('button', { name: 'Look at it' }).click();
    await expect(main.getByRole('img', { name: 'Your photo ID' })).toHaveAttribute('src', /^blob:/);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
  });
});
