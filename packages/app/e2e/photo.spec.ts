import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { setStage } from './harness/open.ts';
import { signIn } from './harness/signIn.ts';

/** The smallest PNG there is: one grey dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: DOT };

describe('the identity photos', () => {
  const stage = setStage();

  test('are chosen, sent again when one did not arrive, and lead to the doctor', async () => {
    const { page, watch } = await stage.open('mens');
    watch.allow(/status of 500/);
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
});
