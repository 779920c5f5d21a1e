import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

/** Two fake cameras with a test picture, always permitted. */
const flags = ['--use-fake-device-for-media-stream=device-count=2', '--use-fake-ui-for-media-stream'];

const main = (page: Page) => page.getByRole('main');

const preview = (page: Page) => page.getByLabel('What your camera sees');

/** Size of the running camera's picture. */
const sizeOf = (page: Page) =>
  preview(page).evaluate((video) =>
    video instanceof HTMLVideoElement && video.readyState > 1 ? [video.videoWidth, video.videoHeight] : [],
  );

/** Id of the running camera. */
const deviceOf = (page: Page) =>
  preview(page).evaluate((video) => {
    const source = video instanceof HTMLVideoElement ? video.srcObject : null;
    return source instanceof MediaStream ? source.getVideoTracks()[0]?.getSettings().deviceId : undefined;
  });

async function takePhoto(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Use the camera' }).click();
  await expect(preview(page)).toBeVisible();
  await expect.poll(() => sizeOf(page)).toHaveLength(2);
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

describe('the camera', () => {
  const fixture = setUpApp({ flags });

  async function openPhotoStep(viewport = { width: 1280, height: 800 }) {
    const { page, monitor } = await fixture.open('mens', { viewport });
    // The API returns 404 until a photo is uploaded.
    monitor.allow(/status of 404 .*private-file/);
    await page.goto('/login');
    await signIn(page, 'register-photo');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    return page;
  }

  test('the camera stores a photo with the full resolution of the device', async () => {
    const page = await openPhotoStep();
    await takePhoto(page);
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await page.reload();
    await main(page).getByRole('button', { name: 'View photo' }).click();
    const stored = main(page).getByRole('img', { name: 'Your photo ID' });
    await expect
      .poll(() =>
        stored.evaluate((picture) =>
          picture instanceof HTMLImageElement ? [picture.naturalWidth, picture.naturalHeight] : [],
        ),
      )
      .toEqual([1920, 1080]);
  });

  test('the camera can be chosen, keeps the frame and the focus, and is used for further photos', async () => {
    const page = await openPhotoStep();
    await main(page).getByRole('button', { name: 'Use the camera' }).click();
    const select = main(page).getByRole('combobox', { name: 'Camera' });
    const options = select.locator('option:not([disabled])');
    await expect(options).toHaveCount(2);
    const names = await options.allTextContents();
    await expect.poll(() => sizeOf(page)).toHaveLength(2);
    await select.focus();
    const [first, frame] = [await deviceOf(page), await preview(page).boundingBox()];
    await select.selectOption(names[1] ?? '');
    await expect.poll(() => deviceOf(page)).not.toBe(first);
    await expect.poll(() => sizeOf(page)).toHaveLength(2);
    const second = await deviceOf(page);
    expect(second).toBeDefined();
    await expect(select).toBeFocused();
    expect(await preview(page).boundingBox()).toEqual(frame);
    await main(page).getByRole('button', { name: 'Take photo' }).click();
    await main(page).getByRole('button', { name: 'Take another' }).click();
    await main(page).getByRole('button', { name: 'Use the camera' }).click();
    await expect.poll(() => deviceOf(page)).toBe(second);
    await expect(select).toHaveValue(second ?? '');
  });

  test.each([
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ])('the camera opens without scrolling at %j', async (viewport) => {
    const page = await openPhotoStep(viewport);
    await main(page).getByRole('button', { name: 'Use the camera' }).click();
    const shutter = main(page).getByRole('button', { name: 'Take photo' });
    await expect(shutter).toBeFocused();
    await expect(shutter).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
