import { expect, waitFor } from 'storybook/test';

/** What never ends, such as the breath of a skeleton, is no arrival. */
const moving = () =>
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);

/** Waits until what is opening stands where it stays: react-aria has taken its mark away, and nothing moves. */
export const arrived = (): Promise<void> =>
  waitFor(async () => {
    await expect(document.querySelector('[data-entering]')).toBeNull();
    await expect(moving()).toHaveLength(0);
  });
