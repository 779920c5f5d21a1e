import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { chatParts } from './chat.ts';

const KEYBOARD = 300;
const KEYBOARD_LANDSCAPE = 200;

/** Whether the message field and its send button are within the area above the keyboard. */
const isAboveKeyboard = async (page: Page, height: number): Promise<boolean> => {
  const { field, send } = chatParts(page);
  const boxes = await Promise.all([field.boundingBox(), send.boundingBox()]);
  return boxes.every((box) => box !== null && box.y >= 0 && box.y + box.height <= height);
};

const PORTRAIT = { width: 360, height: 740 };

describe('the message field on a phone', () => {
  const fixture = setUpApp();

  async function openChat(viewport: typeof PORTRAIT): Promise<Page> {
    const { page } = await fixture.open('mens', { viewport, isMobile: true, hasTouch: true });
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    const { bubbles, field } = chatParts(page);
    await expect(bubbles.first()).toBeVisible();
    await field.tap();
    return page;
  }

  test.each([
    ['portrait', PORTRAIT, KEYBOARD],
    ['landscape', { width: 740, height: 360 }, KEYBOARD_LANDSCAPE],
  ])('stays above a keyboard that resizes the page in %s', async (_orientation, viewport, keyboard) => {
    const page = await openChat(viewport);
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    const height = viewport.height - keyboard;
    await page.setViewportSize({ width: viewport.width, height });
    await expect.poll(() => isAboveKeyboard(page, height)).toBe(true);
  });

  // Safari on iOS. Not in landscape: in a shallow window the field scrolls with the page, and the browser keeps it in view.
  test('stays above a keyboard that covers the page in portrait', async () => {
    const page = await openChat(PORTRAIT);
    await page.evaluate((covered) => {
      const { visualViewport } = globalThis;
      if (!visualViewport) return;
      let offsetTop = covered / 2;
      Object.defineProperties(visualViewport, {
        height: { get: () => innerHeight - covered },
        offsetTop: { get: () => offsetTop },
      });
      // Safari scrolls the page up when the keyboard opens; then the patient scrolls back.
      visualViewport.dispatchEvent(new Event('resize'));
      offsetTop = 0;
      visualViewport.dispatchEvent(new Event('scroll'));
    }, KEYBOARD);
    await expect.poll(() => isAboveKeyboard(page, PORTRAIT.height - KEYBOARD)).toBe(true);
  });
});
