import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';

/** Start of a TIFF (TIFF 6.0, section 2), which Chromium can't show. */
const TIFF = Buffer.from('49492a00080000000000', 'hex');

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

  test('that the browser cannot show has its name, the reason and a download', async () => {
    const page = await openChat(sendTiff);
    const message = page.getByRole('article').filter({ hasText: "Your browser can't show this picture." });
    await expect(message).toContainText('injection.png');
    const download = await press(page, 'Download injection.png');
    expect(nameOf(download)).toBe('injection.png');
    expect(await contentOf(download)).toEqual(TIFF);
  });
});
