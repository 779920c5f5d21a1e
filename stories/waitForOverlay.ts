import { expect, waitFor } from 'storybook/test';

/** Running animations, except endless ones such as a skeleton's. */
const runningAnimations = () =>
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);

/** Overlays that react-aria hides while the on-screen keyboard opens or closes. */
const hiddenOverlays = () =>
  document.querySelectorAll('[style*="clip-path: inset(50%)"][style*="opacity: 0"]');

/** Waits until an overlay is fully open: without react-aria's entering state and running animations. */
export const waitForOverlay = (): Promise<void> =>
  waitFor(async () => {
    await expect(hiddenOverlays()).toHaveLength(0);
    await expect(document.querySelector('[data-entering]')).toBeNull();
    await expect(runningAnimations()).toHaveLength(0);
  });
