import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { chatParts } from './chat.ts';

/** Start of a TIFF (TIFF 6.0, section 2), which Chromium can't show. */
const TIFF = Buffer.from('49492a00080000000000', 'hex');

const HEIC = join(import.meta.dirname, '../../../api/src/client/files/samples/photo.heic');

const nameOf = (download: Download) => download.suggestedFilename();
const contentOf = async (download: Download) => readFile(await download.path());

async function press(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return download;
}

/** Serves each file as a TIFF. */
const sendTiff = (page: Page) =>
  page.route('**/api/file/*', (route) => route.fulfill({ contentType: 'image/tiff', body: TIFF }));

describe('a picture of a chat', () => {
  const fixture = setUpApp();

  async function openChat(prepare?: (page: Page) => Promise<unknown>) {
    const { page } = await fixture.open('mens');
    await prepare?.(page);
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    return page;
  }

  test('a picture of a chat opens large and is saved under its name', async () => {
    const page = await openChat();
    await page.getByRole('button', { name: 'Open injection.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'injection.png' });
    await expect(dialog.getByRole('img', { name: 'injection.png' })).toBeVisible();
    const download = await press(page, 'Download');
    expect(nameOf(download)).toBe('injection.png');
    expect((await contentOf(download)).subarray(0, 4).toString('latin1')).toBe('\u0089PNG');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open injection.png' })).toBeFocused();
  });

  test('that the browser cannot show has its name, the reason and a download', async () => {
    const page = await openChat(sendTiff);
    const message = page.getByRole('article').filter({ hasText: "Your browser can't show this picture." });
    await expect(message).toContainText('injection.png');
    const download = await press(page, 'Download injection.png');
    expect(nameOf(download)).toBe('injection.png');
    expect(await contentOf(download)).toEqual(TIFF);
  });

  test("that is the patient's own HEIC can be saved before and after a reload", async () => {
    const page = await openChat();
    const { send } = chatParts(page);
    await page.locator('input[type="file"]').setInputFiles(HEIC);
    await expect(page.getByRole('button', { name: 'Remove photo.heic' })).toBeVisible();
    await send.click();
    const message = page.getByRole('article').filter({ hasText: 'photo.heic' });
    await expect(message).toContainText('Sent');
    const sent = await contentOf(await press(page, 'Download photo.heic'));
    expect(sent.subarray(4, 12).toString('latin1')).toBe('ftypheic');
    await page.reload();
    await expect(message).toContainText("Your browser can't show this picture.");
    expect(await contentOf(await press(page, 'Download photo.heic'))).toEqual(sent);
  });

  test('a picture of a chat without a name is saved under one with the right ending', async () => {
    const page = await openChat(async (opened) => {
      await sendTiff(opened);
      await opened.route('**/api/chat?*', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        // Not `route.fetch`, which doesn't resolve the host.
        const { authorization = '' } = await route.request().allHeaders();
        const response = await fetch(new URL(pathname + search, fixture.app.serviceUrl), {
          headers: { authorization },
        });
        const body = (await response.text()).replaceAll(/"fileName":"[^"]*",?/g, '').replaceAll(',}', '}');
        await route.fulfill({ contentType: 'application/json', body });
      });
    });
    const download = await press(page, 'Download picture-');
    expect(nameOf(download)).toMatch(/^picture-\d{4}-\d\d-\d\d\.tif$/);
  });
});
