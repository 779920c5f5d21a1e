import { expect, waitFor } from 'storybook/test';

/** What never ends, such as the breath of a skeleton, is no arrival. */
const moving = () =>
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);

/** What react-aria has put on the page already and hides, until an on-screen keyboard has come or gone. */
const heldBack = () => document.querySelectorAll('[style*="clip-path: inset(50%)"][style*="opacity: 0"]');

/** Waits until what is opening stands where it stays: react-aria has taken its marks away, and nothing moves. */
export const arrived = (): Promise<void> =>
  waitFor(async () => {
    await expect(heldBack()).toHaveLength(0);
    await expect(document.querySelector('[data-entering]')).toBeNull();
    await expect(moving()).toHaveLength(0);
  });
