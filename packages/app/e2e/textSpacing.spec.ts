import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

// Both brands have the same layout.
const { id: brand } = brands[0];

/** What a patient's own style may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Width that no page may need to be scrolled sideways for (WCAG 2.2, 1.4.10), without the policy, for the style above. */
const NARROW = { viewport: { width: 320, height: 640 }, bypassCSP: true };

/** Headings, buttons, links and labels whose text is cut off, and whether the page is wider than the window. */
const problemsOf = () => {
  const cut = [...document.querySelectorAll('h1, h2, h3, button, a[href], label')]
    .filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      // Text for screen readers only.
      if (!element.checkVisibility() || (position === 'absolute' && element.clientWidth <= 1)) return false;
      return (
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map(({ textContent }) => `cut off: ${textContent}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...cut, `${scrollWidth} px wide`] : cut;
};

describe('with the text spacing of a patient, at 320 px', () => {
  const fixture = setUpApp();

  test.each(['/weightloss', '/reset-password', '/login'])(
    '%s is not wider than the window and cuts no text off',
    async (path) => {
      const { page } = await fixture.open(brand, NARROW);
      await page.goto(path);
      await waitForAppReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.addStyleTag({ content: TEXT_SPACING });
      await expect.poll(() => page.evaluate(problemsOf)).toEqual([]);
    },
  );
});
