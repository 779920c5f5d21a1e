import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { watchLiveUrls } from '../harness/liveUrls.ts';
import { signIn } from '../harness/signIn.ts';

const FILES = '**/api/file/*';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

describe('a document of a chat', () => {
  const fixture = setUpApp();

  async function openChat() {
    const { page } = await fixture.open('mens');
    const liveUrls = await watchLiveUrls(page);
    await page.goto('/user/chat?chatId=chat-chat-photo');
    await signIn(page, 'chat');
    return { page, liveUrls, document: page.getByRole('button', { name: 'Download photo-guide.pdf' }) };
  }
  test('privacy 10: keeps its address until the chat is left, however often it is downloaded', async () => {
    const { page, liveUrls, document } = await openChat();
    const download = async () => {
      const [saved] = await Promise.all([page.waitForEvent('download'), document.click()]);
      expect(saved.suggestedFilename()).toBe('photo-guide.pdf');
      return saved.url();
    };
    const urls = [await download(), await download()];
    // Safari reads the file only once the patient has agreed to the download.
    expect(await liveUrls()).toEqual(urls);
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(liveUrls).toEqual([]);
  });

  test('privacy 10: is not handed to the device of a patient who has logged out before it came', async () => {
    const { page, liveUrls, document } = await openChat();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(FILES, async (route) => {
      await released;
      // The request may be gone.
      await route.continue().catch(() => undefined);
    });
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    const asked = page.waitForRequest(FILES);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/file/'));
    await document.click();
    await asked;
    await menu(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    release();
    await ended;
    expect(await liveUrls()).toEqual([]);
    expect(downloads).toEqual([]);
  });
});
