import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { PICTURE } from './messages/chat.ts';

describe('on a connection without progress', () => {
  const fixture = setUpApp();

  test('a file that is sent three times in vain is reported, and can be sent again', async () => {
    const { page } = await fixture.open('mens');
    await page.clock.install();
    let attempts = 0;
    // Sends nothing until the page aborts it.
    await page.route('**/send-file', () => void (attempts += 1));
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(page.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).click();
    const failed = page
      .getByRole('article')
      .filter({ hasText: 'This file is too large for your connection.' });
    for (const attempt of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- attempts in order
      await expect.poll(() => attempts).toBe(attempt);
      // oxlint-disable-next-line no-await-in-loop -- attempts in order
      await expect(failed).toHaveCount(0);
      // oxlint-disable-next-line no-await-in-loop -- attempts in order
      await page.clock.fastForward(61_000);
    }
    await expect(failed).toBeVisible();
    await page.unroute('**/send-file');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').filter({ has: page.getByAltText('photo.jpg') })).toContainText(
      'Sent',
    );
    expect(attempts).toBe(3);
  });
});
