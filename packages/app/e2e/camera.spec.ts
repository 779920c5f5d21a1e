import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

/** Fake camera with a test picture, always permitted. */
const flags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const main = (page: Page) => page.getByRole('main');

async function takePhoto(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Use the camera' }).click();
  const preview = page.getByLabel('What your camera sees');
  await expect(preview).toBeVisible();
  await expect
    .poll(() =>
      preview.evaluate(
        (video) => video instanceof HTMLVideoElement && video.readyState > 1 && video.videoWidth,
      ),
    )
    .toBeGreaterThan(0);
  await main(page).getByRole('button', { name: 'Take photo' }).click();
  await main(page).getByRole('button', { name: 'Use this photo' }).click();
}

describe.each(brands)('the camera in $id', ({ id: brand }) => {
  const fixture = setUpApp({ flags });

  test('takes both photos after navigating from another page without a reload', async () => {
    const { page, monitor } = await fixture.open(brand);
    // The API returns 404 until a photo is uploaded.
    monitor.allow(/status of 404 .*private-file/);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/login');
    await signIn(page, 'register-photo');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await takePhoto(page);
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await takePhoto(page);
    await expect(main(page).getByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    expect(loads).toBe(1);
  });
});
