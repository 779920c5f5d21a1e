import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { tabTo } from '../harness/tabTo.ts';
import { chatParts, PICTURE } from './chat.ts';

/** Tabs to an element and presses Enter. */
async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens an overlay, closes it with Escape, which returns focus to its button, and opens it again. */
async function openTwice(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await follow(page, opener);
  await expect(overlay).toBeVisible();
  // The overlay gets focus a frame later.
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
}

describe('with the keyboard only, a patient', { tags: 'core' }, () => {
  const fixture = setUpApp();

  async function signedIn(path: string): Promise<Page> {
    const { page } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
    await page.goto('/login');
    await signIn(page, 'chat');
    await page.waitForURL('**/user/**');
    await page.goto(path);
    return page;
  }

  test('with the keyboard only, a patient opens a chat, sends a message and a picture, and starts another chat', async () => {
    const page = await signedIn('/user/chat');
    const { chat, field, attach, bubbles } = chatParts(page);
    // Registered first: Playwright intercepts file choosers with a delay, which a key press does not wait for.
    page.on('filechooser', (chooser) => void chooser.setFiles(PICTURE));
    await follow(page, chat('chat-chat-doctor'));
    await expect(page.getByRole('heading', { level: 2, name: /Lena Lee/ })).toBeFocused();

    await tabTo(page, field);
    await page.keyboard.type('Thank you');
    await page.keyboard.press('Control+Enter');
    // By text, since the doctor may reply at any time.
    const first = bubbles.filter({ has: page.getByText('Thank you', { exact: true }) });
    await expect(first).toContainText('Sent');
    await expect(field).toBeFocused();

    // The button precedes the field and gets focus again once the file is chosen.
    await page.keyboard.press('Shift+Tab');
    await expect(attach).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible();
    await expect(attach).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('It looks like this');
    await page.keyboard.press('Control+Enter');
    const picture = bubbles.filter({ has: page.getByRole('img', { name: 'photo.jpg' }) });
    await expect(picture).toContainText('Sent');
    await expect(field).toBeFocused();

    await follow(page, page.getByRole('link', { name: 'New message' }));
    await expect(page.getByRole('heading', { level: 2, name: 'Ask your doctor' })).toBeFocused();
    await follow(page, page.getByRole('button', { name: 'Side effects' }));
    // With one treatment, its doctor is preselected.
    await expect(page.getByRole('heading', { level: 2, name: 'Dr. Lena Lee' })).toBeFocused();
    await tabTo(page, field);
    await page.keyboard.type('I feel dizzy');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/user/chat?chatId=*');
    await expect(bubbles.filter({ hasText: 'I feel dizzy' })).toBeVisible();
    // Focus stays in the field when the created chat replaces the new one.
    await expect(field).toBeFocused();
  });

  test('with the keyboard only, a patient opens a notification, the help panel and the contact dialog, and returns', async () => {
    const page = await signedIn('/user/subscriptions');
    const { bell } = chatParts(page);
    const notices = page.getByRole('dialog', { name: 'Notifications' });
    await openTwice(page, bell, notices);
    const notice = notices.getByRole('link').first();
    const subject = (await notice.getAttribute('href')) ?? '';
    await follow(page, notice);
    await expect(page).toHaveURL(subject);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const help = page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Help' });
    const panel = page.getByRole('dialog', { name: 'How can we help?' });
    await openTwice(page, help, panel);
    await follow(page, panel.getByRole('button', { name: /account, shipping or billing/ }));
    const contact = page.getByRole('dialog', { name: 'Contact us' });
    await expect(contact).toBeVisible();
    await expect
      .poll(() => contact.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await expect(help).toBeFocused();
    await page.keyboard.press('Enter');
    await follow(page, panel.getByRole('link', { name: 'Side effects' }));
    await page.waitForURL('**/user/chat?topic=sideEffects');
    // The new chat next to the list.
    await expect(page.getByRole('heading', { level: 2, name: /Lena Lee/ })).toBeFocused();
  });
});
