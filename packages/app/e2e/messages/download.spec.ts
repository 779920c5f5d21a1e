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
  test('privacy 10: keeps its object URLs until the patient leaves the chat', async () => {
    const { page, liveUrls, document } = await openChat();
    const download = async () => {
      const [saved] = await Promise.all([page.waitForEvent('download'), document.click()]);
      expect(saved.suggestedFilename()).toBe('photo-guide.pdf');
      return saved.url();
    };
    const urls = [await download(), await download()];
    // Safari reads the file only after the patient has confirmed the download.
    expect(await liveUrls()).toEqual(urls);
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(liveUrls).toEqual([]);
  });

  test('privacy 10: is not saved if the patient logs out before it has loaded', async () => {
    const { page, liveUrls, document } = await openChat();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(FILES, async (route) => {
      await released;
      // Fails if the request is aborted.
      await route.continue().catch(() => undefined);
    });
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    const requested = page.waitForRequest(FILES);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/file/'));
    await document.click();
    await requested;
    await menu(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    release();
    await ended;
    expect(await liveUrls()).toEqual([]);
    expect(downloads).toEqual([]);
  });
});
