import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { createGpsPhoto, LOCATION_MARKERS } from '../harness/gpsPhoto.ts';
import { signIn } from '../harness/signIn.ts';

type Photo = Awaited<ReturnType<typeof createGpsPhoto>>;

/** Ways to send a photo, each with its call. */
const uploads = [
  {
    name: 'a picture of a message',
    scenario: 'chat',
    path: '/user/chat?chatId=chat-chat-doctor',
    call: /\/send-file$/,
    async send(page: Page, photo: Photo) {
      await page.locator('input[type="file"]').setInputFiles(photo);
      await expect(page.getByText('photo.jpg')).toBeVisible();
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  {
    name: 'the picture of the account',
    scenario: 'demo',
    path: '/user/profile',
    call: /\/setAvatar$/,
    async send(page: Page, photo: Photo) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^(?:Choose a|Change) picture$/ }).click();
      await (await chooser).setFiles(photo);
    },
  },
  {
    name: 'a photo of the identity check',
    scenario: 'register-photo',
    path: '/login',
    call: /\/private-file$/,
    async send(page: Page, photo: Photo) {
      await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
      await page.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);
      await page.getByRole('button', { name: 'Use this photo' }).click();
    },
  },
];

describe('a photo with its location', () => {
  const fixture = setUpApp();

  test.each(uploads)('privacy 12: $name is sent without it', async ({ scenario, path, call, send }) => {
    const { page, monitor } = await fixture.open('mens');
    // The API returns 404 until a photo is uploaded.
    monitor.allow(/status of 404 .*private-file/);
    const bodies: string[] = [];
    await page.route('**/service/api/**', (route) => {
      const request = route.request();
      if (request.method() === 'POST' && call.test(new URL(request.url()).pathname))
        bodies.push(request.postDataBuffer()?.toString('latin1') ?? '');
      return route.fallback();
    });
    await page.goto(path);
    await signIn(page, scenario);
    const photo = await createGpsPhoto(page);
    for (const marker of LOCATION_MARKERS) expect(photo.buffer.toString('latin1')).toContain(marker);
    await send(page, photo);
    await expect.poll(() => bodies).toHaveLength(1);
    // The JPEG is sent, without its location.
    expect(bodies[0]).toContain('\u00ff\u00d8\u00ff');
    for (const marker of [...LOCATION_MARKERS, photo.name]) expect(bodies[0]).not.toContain(marker);
  });
});
