import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { chatParts } from './messages/chat.ts';

/** Browsers treat http as secure only on localhost, not on the address under which a phone opens a developer's machine. */
const flags = ['--host-resolver-rules=MAP phone.test 127.0.0.1'];

describe('a page without https', () => {
  const fixture = setUpApp({ flags });

  async function signedIn(scenario: string): Promise<Page> {
    const { page, monitor } = await fixture.open('mens');
    // The monitor takes this address for another host.
    monitor.allow(/(?:http|ws):\/\/phone\.test:/);
    // Isolation of the window needs https; and the API returns 404 until a photo is uploaded.
    monitor.allow(/Cross-Origin-Opener-Policy|status of 404 .*private-file/);
    const home = fixture.app.urlOf('mens').replace(/\/\/[^:]+/, '//phone.test');
    await page.goto(`${home}/login`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await signIn(page, scenario);
    await page.waitForURL((url) => url.pathname !== '/login');
    return page;
  }

  test('a page without https shows the first brand and sends a message', async () => {
    const page = await signedIn('chat');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'mens');
    await page.goto(new URL('/user/chat?chatId=chat-chat-doctor', page.url()).href);
    const { bubbles, field } = chatParts(page);
    await bubbles.first().waitFor();
    await field.fill('Is a headache normal?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await page.reload();
    await expect(bubbles.last()).toContainText('Is a headache normal?');
  });

  test('a page without https saves an answer', async () => {
    const page = await signedIn('register-questions');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Continue/ }).click();
    const answer = page.getByRole('radio', { name: 'Yes', exact: true });
    await answer.focus();
    await page.keyboard.press('ArrowDown');
    await expect(main.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  });

  test('a page without https says that the camera needs https, and offers a file', async () => {
    const page = await signedIn('register-photo');
    await page.getByRole('main').getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByText(/camera only on pages that start with https/).first()).toBeVisible();
    await expect(page.getByText('A photo from your device', { exact: true })).toBeVisible();
  });
});
